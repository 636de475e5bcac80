import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { z } from 'zod'

/*
 * A form that is not confirmed yet is personal, and lies with the product API. So it is encrypted with a secret that stands
 * in the address of the person's page and nowhere else; what it is stored under is derived from the same secret.
 */

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export const isDraftSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text)

export const newDraftSecret = (): string => randomBytes(32).toString('base64url')

interface SealedDrafts<Typed> {
  idOf: (secret: string) => string
  seal: (typed: Typed, secret: string) => string
  /** Null: it was sealed with another secret, or was changed. */
  open: (sealed: string, secret: string) => Typed | null
}

/** Drafts of one form; those of another cannot be opened as such, because `name` is part of the key. */
export function sealedDrafts<Typed>(name: string, schema: z.ZodType<Typed>): SealedDrafts<Typed> {
  const derive = (secret: string, purpose: 'id' | 'key'): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', `${name} draft ${purpose}`, 32))
  return {
    idOf: (secret) => derive(secret, 'id').toString('base64url'),
    seal: (typed, secret) => encrypt(JSON.stringify(typed), derive(secret, 'key')),
    open(sealed, secret) {
      try {
        return schema.safeParse(JSON.parse(decrypt(sealed, derive(secret, 'key')))).data ?? null
      } catch {
        return null
      }
    },
  }
}

/** A form on its way to a statement. */
export interface FormDraft<Typed, Accepted> {
  secret: string
  typed: Typed
  /** Null: not sent yet. */
  accepted: Accepted | null
}

/** Null: the address is forged, or older than a day. Throws what `get` throws. */
export async function findSealed<Typed, Accepted>(
  { idOf, open }: SealedDrafts<Typed>,
  secret: unknown,
  get: (id: string) => Promise<{ sealed: string; accepted: Accepted | null } | null>,
): Promise<FormDraft<Typed, Accepted> | null> {
  if (!isDraftSecret(secret)) return null
  const stored = await get(idOf(secret))
  const typed = stored && open(stored.sealed, secret)
  return typed && { secret, typed, accepted: stored.accepted }
}

function encrypt(text: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Throws when the key is another one, or the text was changed. */
function decrypt(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
