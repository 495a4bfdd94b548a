/**
 * Encrypts a password with the server's public key: RSA-OAEP with SHA-256 over its UTF-8 bytes, in base64. The browser's own cryptography
 * exists only in secure contexts (https, localhost); elsewhere a library does the same.
 */
export async function encryptPassword(publicKeySpki: string, password: string): Promise<string> {
  return 'subtle' in crypto ? encryptNatively(publicKeySpki, password) : encryptByLibrary(publicKeySpki, password)
}

async function encryptNatively(publicKeySpki: string, password: string): Promise<string> {
  const spki = Uint8Array.from(atob(publicKeySpki), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(password))
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}

/** Encrypts without the browser's cryptography. Exported for its test: Node and browsers on localhost never take this path by themselves. */
export async function encryptByLibrary(publicKeySpki: string, password: string): Promise<string> {
  const { default: forge } = await import('node-forge')
  const key = forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(forge.util.decode64(publicKeySpki)))
  const sealed = key.encrypt(forge.util.encodeUtf8(password), 'RSA-OAEP', {
    md: forge.md.sha256.create(),
    mgf1: { md: forge.md.sha256.create() },
  })
  return forge.util.encode64(sealed)
}
