import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { getText, writePrivately } from '../../local-services/files.ts'

/**
 * A secret of this shop, made at its first start and kept, so that its programs can be restarted one by one.
 *
 * @param {string} file
 */
export async function ensureSecret(file) {
  const known = await getText(file)
  if (known) return known
  const secret = randomBytes(32).toString('base64url')
  await mkdir(dirname(file), { recursive: true })
  await writePrivately(file, secret)
  return secret
}
