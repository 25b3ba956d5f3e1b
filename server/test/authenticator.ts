import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** An authenticator as the WebAuthn standard describes them, with one passkey. */
export class Authenticator {
  readonly id: Buffer;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  /** How often it has signed, as it says; 0 for one that does not count. */
  signCount = 0;
  isUserVerified = true;
  userHandle = '';

  constructor(origin = 'http://localhost:3000', idBytes = 16) {
    this.#origin = origin;
    this.id = randomBytes(idBytes);
  }

  /** What the browser answers when it has made a passkey. */
  made(request: string): string {
    const { challenge, rp, user } = JSON.parse(request);
    this.userHandle = user.id;
    const data = Buffer.concat([
      this.#about(rp.id, 0x40),
      Buffer.alloc(16),
      Buffer.from([this.id.length >> 8, this.id.length & 0xff]),
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What the browser answers when somebody logs in with the passkey. */
  used(request: string): string {
    const { challenge, rpId } = JSON.parse(request);
    if (this.signCount > 0) this.signCount += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#about(rpId, 0);
    const signature = sign(
      'sha256',
      Buffer.concat([data, createHash('sha256').update(clientData).digest()]),
      this.#keys.privateKey,
    );
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  #about(place: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    return Buffer.concat([
      createHash('sha256').update(place).digest(),
      Buffer.from([0x01 | (this.isUserVerified ? 0x04 : 0) | flags]),
      count,
    ]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    });
  }
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}
