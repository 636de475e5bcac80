import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ForgottenTags } from './forgotten-tags.ts'
import { tellOfChanges } from './hear-of-changes.ts'
import { redisLink } from './redis-link.ts'
import { SharedEntries } from './shared-entries.ts'
import { SharedTags } from './shared-tags.ts'

/** How often the others are listened to, in milliseconds: so long an old page may still be shown here. */
const LISTEN_EVERY_MS = 500

const buildId = (): string => readFileSync(join(import.meta.dirname, '../../.next/BUILD_ID'), 'utf8').trim()

/** What this process has heard of, whether or not it shares. */
export const forgotten = new ForgottenTags()

function share() {
  const link = redisLink()
  if (link === null) return null
  const tags = new SharedTags(link, forgotten, tellOfChanges)
  setInterval(() => void tags.keepUp(), LISTEN_EVERY_MS).unref()
  return { tags, entries: new SharedEntries(link, tags, buildId()) }
}

/** What the storefronts have in common; null: there is no `REDIS_URL`, so each is by itself. */
export const common = share()

/** Says that what these tags stand for has changed. */
export function forget(tags: readonly string[]): void {
  if (common) common.tags.forget(tags)
  else forgotten.forget(tags)
}
