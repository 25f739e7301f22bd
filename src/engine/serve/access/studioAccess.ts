import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Who may use a studio: browsers with its secret in a cookie. A token in an address brings the secret to a browser, once:
 * afterwards there is another token, which the terminal shows.
 */
export class StudioAccess {
  readonly secret: string;
  readonly #onUsed: () => void;
  #token = newToken();
  readonly #usedTokens: string[] = [];

  /** @param onUsed called when a token has been used and there is another one */
  constructor(secret: string, onUsed: () => void = () => {}) {
    this.secret = secret;
    this.#onUsed = onUsed;
  }

  /** Token that can be used now. */
  get token(): string {
    return this.#token;
  }

  /** Beginning of the addresses of past pages on the site's port, which cannot be guessed. */
  get pastPages(): string {
    return `/_past/${createHash('sha256').update(`past ${this.secret}`).digest('hex').slice(0, 32)}/`;
  }

  /** Uses a token up. */
  redeem(token: string): 'valid' | 'used' | 'unknown' {
    if (!isEqual(token, this.#token)) return this.#usedTokens.includes(token) ? 'used' : 'unknown';
    this.#usedTokens.push(token);
    this.#token = newToken();
    this.#onUsed();
    return 'valid';
  }

  isSecret = (given: string): boolean => isEqual(given, this.secret);
}

const newToken = () => randomBytes(24).toString('base64url');

/** Compares in constant time, which needs equal lengths: hashes have them. */
function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
