/// The styles of a check's report; its colours are those of the host's page.
enum CheckPageStyle {
  static let css = """
    :root { color-scheme: light dark; --backdrop: #f2f2f6; --raised: #fff; --well: #ececf1; --ink: #1c1c1e; --ink-2: #6b6b73; --line: rgb(60 60 67 / .14);
      --accent: #0071e3; --danger: #d70015; --good: #1d7f3d; --warn: #9a5b00; --shadow: 0 1px 2px rgb(20 20 50 / .08), 0 8px 28px rgb(20 20 50 / .09) }
    @media (prefers-color-scheme: dark) {
      :root { --backdrop: #0e0e11; --raised: #1d1d22; --well: #2a2a31; --ink: #f5f5f7; --ink-2: #a4a4ae; --line: rgb(235 235 245 / .14);
        --accent: #2b96ff; --danger: #ff6961; --good: #4fd47a; --warn: #ffb340; --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 8px 28px rgb(0 0 0 / .36) } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--backdrop); color: var(--ink); font: 15px/1.5 -apple-system, BlinkMacSystemFont, Inter, "Segoe UI", system-ui, sans-serif; -webkit-font-smoothing: antialiased }
    h1, h2, h3, h4, p, figure, ul { margin: 0; padding: 0 }
    header, main, footer { max-width: 1180px; margin: 0 auto; padding: 0 28px }
    header { display: flex; align-items: center; gap: 18px; padding-top: 44px; padding-bottom: 26px }
    header h1 { font-size: 30px; line-height: 1.15; font-weight: 680; letter-spacing: -.02em }
    header p { color: var(--ink-2); font-size: 17px }
    .mark { display: grid; place-items: center; flex: none; width: 56px; height: 56px; border-radius: 50%; color: #fff; font-size: 28px; font-weight: 700; background: var(--good) }
    .bad .mark { background: var(--danger) }
    @media (prefers-color-scheme: dark) { .mark { color: #0e0e11 } }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 14px }
    .tile, .card, .advice, table { background: var(--raised); border-radius: 18px; box-shadow: var(--shadow) }
    .tile { padding: 16px 20px; display: grid }
    .tile b { font-size: 30px; line-height: 1.2; font-weight: 650; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
    .tile span { color: var(--ink-2); font-size: 14px }
    .tile.good b { color: var(--good) } .tile.bad b { color: var(--danger) }
    section { margin-top: 40px; display: grid; gap: 14px; min-width: 0 }
    h2 { font-size: 21px; font-weight: 650; letter-spacing: -.015em }
    h3 { font-size: 17px; font-weight: 620 } h4 { font-size: 14px; font-weight: 600; color: var(--ink-2); margin-top: 6px }
    h3 span, th span { color: var(--ink-2); font-weight: 450 }
    .card { padding: 20px 22px; min-width: 0 }
    .place { color: var(--ink-2); font-size: 14px }
    .what { margin-top: 8px }
    .versions { display: flex; flex-wrap: wrap; gap: 18px; margin: 16px 0 12px }
    figure { display: grid; gap: 8px; align-content: start; justify-items: start }
    figcaption { font-size: 13px; color: var(--ink-2); max-width: 22em }
    img { display: block; max-width: 100%; height: auto; border-radius: 14px; background: var(--well) }
    .slider { --at: 50%; position: relative; max-width: 100% }
    .slider img + img { position: absolute; inset: 0; clip-path: inset(0 calc(100% - var(--at)) 0 0) }
    .slider::after { content: ""; position: absolute; top: 0; bottom: 26px; left: var(--at); width: 2px; margin-left: -1px; background: var(--accent); pointer-events: none }
    .slider input { display: block; width: 100%; margin: 8px 0 0; height: 18px; accent-color: var(--accent) }
    code { font: 12.5px/1.5 ui-monospace, "JetBrains Mono", Menlo, monospace; color: var(--ink-2); overflow-wrap: anywhere }
    .gallery { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start }
    .gallery figure { max-width: 100% }
    .note { padding: 14px 18px; border-radius: 14px; background: color-mix(in srgb, var(--warn) 12%, var(--raised)); overflow-wrap: anywhere }
    .tiles + .note { margin-top: 18px }
    .note.bad { background: color-mix(in srgb, var(--danger) 10%, var(--raised)) }
    small { color: var(--ink-2) }
    .advice { padding: 12px 18px; overflow-wrap: anywhere }
    .advice summary { cursor: pointer } .advice p { margin: 8px 0 0 18px; color: var(--ink-2) } .advice p b { color: var(--ink) }
    .badge { display: inline-block; padding: 1px 9px; border-radius: 9px; font-size: 12.5px; font-weight: 600; background: var(--well); color: var(--ink-2) }
    .badge.warning { background: color-mix(in srgb, var(--warn) 18%, transparent); color: var(--warn) }
    .badge.error { background: color-mix(in srgb, var(--danger) 16%, transparent); color: var(--danger) }
    table { border-collapse: collapse; width: 100%; overflow: hidden; font-variant-numeric: tabular-nums }
    th, td { padding: 11px 18px; text-align: right; border-top: 1px solid var(--line); font-weight: 450 }
    th:first-child { text-align: left; font-weight: 600 } thead th { border: 0; color: var(--ink-2); font-size: 13px; font-weight: 500 }
    .names { list-style: none; columns: 2; font: 13px/1.7 ui-monospace, monospace; color: var(--ink-2); overflow-wrap: anywhere }
    footer { padding-top: 44px; padding-bottom: 44px; color: var(--ink-2); font-size: 13px }
    """
}
