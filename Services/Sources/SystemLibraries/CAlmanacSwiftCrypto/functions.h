// C functions of the BoringSSL in swift-crypto, which every program with the product Crypto has in it anyway. CommonCrypto needs them: Crypto has neither
// CBC, ECB nor PBKDF2. The product CryptoExtras has, but it imports CommonCrypto if there is one, so this package could not build both twice, and it would
// bring along much that is not used here. The names and types are those of the exact version in Package.swift; a library without one does not link.
#ifndef ALMANAC_SWIFT_CRYPTO_FUNCTIONS_H
#define ALMANAC_SWIFT_CRYPTO_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>

// A hash under way. The largest is SHA-512's, of 216 bytes.
typedef struct hash_state {
  uint64_t words[28];
} hash_state;

// An expanded AES key, of 244 bytes.
typedef struct aes_key {
  uint64_t words[32];
} aes_key;

// Hashes. Each function returns 1.
int CCryptoBoringSSL_MD4_Init(void *state);
int CCryptoBoringSSL_MD4_Update(void *state, const void *data, size_t length);
int CCryptoBoringSSL_MD4_Final(uint8_t *digest, void *state);
int CCryptoBoringSSL_MD5_Init(void *state);
int CCryptoBoringSSL_MD5_Update(void *state, const void *data, size_t length);
int CCryptoBoringSSL_MD5_Final(uint8_t *digest, void *state);
int CCryptoBoringSSL_SHA1_Init(void *state);
int CCryptoBoringSSL_SHA1_Update(void *state, const void *data, size_t length);
int CCryptoBoringSSL_SHA1_Final(uint8_t *digest, void *state);
int CCryptoBoringSSL_SHA224_Init(void *state);
int CCryptoBoringSSL_SHA224_Update(void *state, const void *data, size_t length);
int CCryptoBoringSSL_SHA224_Final(uint8_t *digest, void *state);
int CCryptoBoringSSL_SHA256_Init(void *state);
int CCryptoBoringSSL_SHA256_Update(void *state, const void *data, size_t length);
int CCryptoBoringSSL_SHA256_Final(uint8_t *digest, void *state);
int CCryptoBoringSSL_SHA384_Init(void *state);
int CCryptoBoringSSL_SHA384_Update(void *state, const void *data, size_t length);
int CCryptoBoringSSL_SHA384_Final(uint8_t *digest, void *state);
int CCryptoBoringSSL_SHA512_Init(void *state);
int CCryptoBoringSSL_SHA512_Update(void *state, const void *data, size_t length);
int CCryptoBoringSSL_SHA512_Final(uint8_t *digest, void *state);

// Ciphers. Functions that return a number give 1 if they did what they are for.
typedef struct cipher_kind cipher_kind;
typedef struct cipher_context cipher_context;

const cipher_kind *CCryptoBoringSSL_EVP_aes_128_ecb(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_128_cbc(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_128_ctr(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_128_ofb(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_192_ecb(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_192_cbc(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_192_ctr(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_192_ofb(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_256_ecb(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_256_cbc(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_256_ctr(void);
const cipher_kind *CCryptoBoringSSL_EVP_aes_256_ofb(void);
const cipher_kind *CCryptoBoringSSL_EVP_des_ecb(void);
const cipher_kind *CCryptoBoringSSL_EVP_des_cbc(void);
const cipher_kind *CCryptoBoringSSL_EVP_des_ede3_ecb(void);
const cipher_kind *CCryptoBoringSSL_EVP_des_ede3_cbc(void);
const cipher_kind *CCryptoBoringSSL_EVP_rc4(void);

cipher_context *CCryptoBoringSSL_EVP_CIPHER_CTX_new(void);
void CCryptoBoringSSL_EVP_CIPHER_CTX_free(cipher_context *context);
int CCryptoBoringSSL_EVP_CIPHER_CTX_set_padding(cipher_context *context, int pads);
int CCryptoBoringSSL_EVP_CIPHER_CTX_set_key_length(cipher_context *context, unsigned length);
// What is null stays as it is; `encrypts` of -1 too.
int CCryptoBoringSSL_EVP_CipherInit_ex(
    cipher_context *context, const cipher_kind *kind, void *engine, const uint8_t *key, const uint8_t *iv, int encrypts);
int CCryptoBoringSSL_EVP_CipherUpdate(cipher_context *context, uint8_t *out, int *out_length, const uint8_t *in, int in_length);

// Keys of passwords.
typedef struct hash_kind hash_kind;
const hash_kind *CCryptoBoringSSL_EVP_sha1(void);
const hash_kind *CCryptoBoringSSL_EVP_sha224(void);
const hash_kind *CCryptoBoringSSL_EVP_sha256(void);
const hash_kind *CCryptoBoringSSL_EVP_sha384(void);
const hash_kind *CCryptoBoringSSL_EVP_sha512(void);
int CCryptoBoringSSL_PKCS5_PBKDF2_HMAC(
    const char *password, size_t password_length, const uint8_t *salt, size_t salt_length, uint32_t rounds, const hash_kind *hash, size_t key_length,
    uint8_t *key);

// Keys of keys (RFC 3394). The first two return 0 if the key has one of the three sizes, the others a length or -1.
int CCryptoBoringSSL_AES_set_encrypt_key(const uint8_t *key, unsigned bits, aes_key *expanded);
int CCryptoBoringSSL_AES_set_decrypt_key(const uint8_t *key, unsigned bits, aes_key *expanded);
int CCryptoBoringSSL_AES_wrap_key(const aes_key *key, const uint8_t *iv, uint8_t *out, const uint8_t *in, size_t in_length);
int CCryptoBoringSSL_AES_unwrap_key(const aes_key *key, const uint8_t *iv, uint8_t *out, const uint8_t *in, size_t in_length);

// Zeroes memory that is about to be given up.
void CCryptoBoringSSL_OPENSSL_cleanse(void *bytes, size_t length);

#endif
