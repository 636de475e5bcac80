import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { RedisLink } from './redis-link.ts'

/**
 * Answers the new count, and which of the tags somebody has forgotten since the count that the caller has heard of: nobody can tell that later.
 * Answers nothing when the server was emptied meanwhile: then what it counts means something else.
 */
const FORGET = `
if redis.call('get', KEYS[3]) ~= table.remove(ARGV, 1) then return nil end
local heard = tonumber(table.remove(ARGV, 1))
local count = redis.call('incr', KEYS[1])
local news = {}
for _, tag in ipairs(ARGV) do
  local before = redis.call('zscore', KEYS[2], tag)
  if before and tonumber(before) > heard then table.insert(news, tag) end
  redis.call('zadd', KEYS[2], count, tag)
end
return { count, news }`

const forgottenSchema = z.tuple([z.number(), z.array(z.string())])

/** Forgotten after all that is shared, which lives a day at most. */
const KEPT_SECONDS = 2 * 24 * 60 * 60

/**
 * What the storefronts write down together: how often something was forgotten (`<prefix>count`), and in the sorted set `<prefix>tags` at
 * which count each tag was forgotten last. A page is shared with the count that its maker had heard of before it began; it is good as
 * long as none of its tags stands at a higher one. So no clocks have to agree.
 */
export class TagLedger {
  readonly #link: RedisLink

  constructor(link: RedisLink) {
    this.#link = link
  }

  /** The new count, and which of the tags others have forgotten since that was heard; null: the server was emptied meanwhile. */
  async forget(run: string, heard: { epoch: string; count: number }, tags: Iterable<string>) {
    const question = { keys: keysOf(run), arguments: [heard.epoch, String(heard.count), ...tags] }
    const told = await this.#link.ask((client) => client.eval(FORGET, question))
    if (told === null) return null
    const [count, news] = forgottenSchema.parse(told)
    return { count, news }
  }

  /** The count, what was forgotten after the one that is known, and the name of the time since the server was empty. */
  async read(run: string, known: number) {
    const [countKey, tagsKey, epochKey] = keysOf(run)
    const [, epoch, , count, changes] = await this.#link.ask((client) =>
      client
        .multi()
        .set(epochKey, randomUUID(), { condition: 'NX' })
        .get(epochKey)
        .expire(epochKey, KEPT_SECONDS)
        .get(countKey)
        .zRangeWithScores(tagsKey, `(${known}`, '+inf', { BY: 'SCORE' })
        .expire(countKey, KEPT_SECONDS)
        .expire(tagsKey, KEPT_SECONDS)
        .execTyped(),
    )
    return { epoch: String(epoch), count: Number(count ?? 0), changes }
  }
}

const keysOf = (run: string): [count: string, tags: string, epoch: string] => [
  `bieznik:${run}:count`,
  `bieznik:${run}:tags`,
  `bieznik:${run}:epoch`,
]
