// A minimal desktop program: one GTK 4 window that says hello. A peer of idle.py.
#include <gtk/gtk.h>

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Hello");
  gtk_window_set_default_size(GTK_WINDOW(window), 320, 120);
  gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Hello, world"));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  // Non-unique: without a session bus it cannot look for another instance.
  GtkApplication *application = gtk_application_new("org.almanac.Hello", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), count, arguments);
  g_object_unref(application);
  return status;
}
