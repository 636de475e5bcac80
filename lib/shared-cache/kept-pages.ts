import { LRUCache } from 'lru-cache'
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { now } from './forgotten-tags.ts'
import {
  isDue,
  isForgotten,
  named,
  pageMemory,
  rememberPage,
  type Content,
  type Kept,
} from './page-memory.ts'
import { common } from './shared-cache.ts'
import type { SharedEntry } from './shared-entries.ts'
import type { SplitCache } from './split-cache.ts'

/*
 * Keeps whole pages, answers of route handlers and what the optimizer makes of pictures (`cacheHandler` in next.config.ts): here in memory, and for the other
 * storefronts where they share. What the build has made stands on disk, where Next.js's own cache finds it.
 */

type Context = ConstructorParameters<typeof fileSystemCache.default>[0]
type GetContext = Parameters<CacheHandler['get']>[1]
type SetContext = Parameters<CacheHandler['set']>[2]

const { default: given } = fileSystemCache
/** Node.js gives a CommonJS module whole as its default, a bundler what the module calls so. */
const isModule = (value: object): value is { default: typeof given } => 'default' in value
const BuiltPages = isModule(given) ? given.default : given

const TAGS_HEADER = 'x-next-cache-tags'

/** How long a page may take to be made, in milliseconds. */
const MAKING_MS = 30_000

/** How soon the others are asked again for a page that is being made here, in milliseconds. */
const ASK_AGAIN_MS = 1_000

/** When pages that are being made were begun. */
const begun = new LRUCache<string, number>({ max: 10_000, ttl: MAKING_MS })

function tagsOf(content: Content): string[] {
  if (content === null || !('headers' in content)) return []
  const header = content.headers?.[TAGS_HEADER]
  return typeof header === 'string' ? header.split(',') : []
}

export default class KeptPages extends BuiltPages {
  readonly #memory: SplitCache<Kept>

  constructor(context: Context) {
    // The memory of the base class would forget nothing that the others tell.
    super({ ...context, maxMemoryCacheSize: 0 })
    this.#memory = pageMemory(context.maxMemoryCacheSize)
  }

  override async get(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const found = this.#memory.get(key)
    const kept = found && !isForgotten(found) ? found : null
    if (kept && !isDue(kept)) return kept
    const before = begun.get(key)
    if (before === undefined) begun.set(key, now())
    if (kept && before !== undefined && now() - before < ASK_AGAIN_MS) return kept
    return (await this.#fromOthers(key, kept)) ?? kept ?? (await this.#fromBuild(key, context))
  }

  override async set(key: string, content: Content, context: SetContext): Promise<void> {
    const madeAt = begun.get(key) ?? now()
    begun.delete(key)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    const page = { value: content, tags: tagsOf(content), lastModified: madeAt, cacheControl }
    const kept = { ...page, goodAt: madeAt }
    rememberPage(this.#memory, key, named(key, kept))
    if (isForgotten(kept) || !isShareable(content)) return
    const seconds = cacheControl?.expire ?? Number.POSITIVE_INFINITY
    void common?.entries.write(`page:${key}`, { madeAt, tags: page.tags, content: page }, seconds)
  }

  /** What Next.js tells this it tells the handler of `use cache` as well, which stands for both. */
  override async revalidateTag(): Promise<void> {}

  async #fromOthers(key: string, kept: Kept | null): Promise<Kept | null> {
    const goodAt = now()
    const entry = await common?.entries.read(`page:${key}`)
    const page = entry && asKept(key, entry, goodAt)
    if (!page || isForgotten(page) || (kept && page.lastModified <= kept.lastModified)) return null
    rememberPage(this.#memory, key, page)
    begun.delete(key)
    return page
  }

  /** What was built is as old as the build, whatever was forgotten since. */
  async #fromBuild(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const built = await super.get(key, context)
    if (!built) return null
    const kept = named(key, { ...built, tags: tagsOf(built.value), goodAt: built.lastModified })
    if (isForgotten(kept)) return null
    rememberPage(this.#memory, key, kept)
    return kept
  }
}

/** Pages, answers of handlers, and pictures; of other kinds the shop has none. */
const isShareable = (content: unknown): boolean =>
  content instanceof Object && ['segmentData', 'body', 'buffer'].some((part) => part in content)

type Page = Omit<Kept, 'goodAt'>

const isPage = (content: unknown): content is Page =>
  content instanceof Object &&
  'value' in content &&
  isShareable(content.value) &&
  'lastModified' in content &&
  typeof content.lastModified === 'number' &&
  'tags' in content &&
  Array.isArray(content.tags)

function asKept(key: string, { content }: SharedEntry, goodAt: number): Kept | null {
  return isPage(content) ? named(key, { ...content, goodAt }) : null
}
