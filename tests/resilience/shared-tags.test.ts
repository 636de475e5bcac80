import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ForgottenTags, now } from '../../lib/shared-cache/forgotten-tags.ts'
import { RedisLink } from '../../lib/shared-cache/redis-link.ts'
import { SharedEntries } from '../../lib/shared-cache/shared-entries.ts'
import { SharedTags } from '../../lib/shared-cache/shared-tags.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { askRedis, redisProgram, startRedis } from './redis-server.ts'

const needsRedis = redisProgram === null ? ' (SKIPPED: needs valkey-server or redis-server in the PATH)' : ''

const KEY = 'page'
const TAG = 'product:1'

/** What a storefront has of the one page: the version of the product that it shows. */
interface Page {
  version: number
  goodAt: number
}

/** A storefront without its pages: it keeps one, as the caches do, and makes it in two steps. */
function openStorefront(port: number) {
  const link = new RedisLink(`redis://127.0.0.1:${port}`)
  const own = new ForgottenTags()
  const tags = new SharedTags(link, own, () => undefined)
  const entries = new SharedEntries(link, tags, 'build')
  onTestFinished(() => link.close())
  let page: Page | null = null
  let making: Page | null = null
  return {
    link,
    tags,
    begin: (version: number) => {
      making ??= { version, goodAt: now() }
    },
    finish: async () => {
      if (!making) return
      page = making
      making = null
      if (!own.isForgotten([TAG], page.goodAt))
        await entries.write(KEY, { madeAt: page.goodAt, tags: [TAG], content: page.version }, 60)
    },
    /** The version that a visitor sees; `current` is what a page that is made now would show. */
    show: async (current: number): Promise<number> => {
      if (page && !own.isForgotten([TAG], page.goodAt)) return page.version
      const goodAt = now()
      const shared = await entries.read(KEY)
      page = { version: typeof shared?.content === 'number' ? shared.content : current, goodAt }
      return page.version
    },
  }
}

const who = fc.nat(2)
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ step: fc.constant('change' as const), who }) },
    { weight: 3, arbitrary: fc.record({ step: fc.constant('begin' as const), who }) },
    { weight: 3, arbitrary: fc.record({ step: fc.constant('finish' as const), who }) },
    { weight: 4, arbitrary: fc.record({ step: fc.constant('show' as const), who }) },
    { weight: 3, arbitrary: fc.record({ step: fc.constant('keep up' as const), who }) },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('empty' as const), who }) },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('cut' as const), who }) },
  ),
  { maxLength: 30 },
)

test.skipIf(redisProgram === null)(
  `whatever happens in whatever order, all storefronts show the last version when they have heard of it${needsRedis}`,
  async () => {
    const port = await findFreePort()
    await startRedis(port)
    const storefronts = [openStorefront(port), openStorefront(port), openStorefront(port)] as const
    const answers = async ({ link }: { link: RedisLink }) =>
      link
        .ask((client) => client.ping())
        .then(
          () => true,
          () => false,
        )
    const connected = () =>
      expect
        .poll(async () => (await Promise.all(storefronts.map(answers))).every(Boolean), { timeout: 20_000 })
        .toBe(true)
    let version = 0
    await connected()
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        for (const { step, who: index } of all) {
          const storefront = storefronts[index] ?? storefronts[0]
          if (step === 'change') {
            version += 1
            storefront.tags.forget([TAG])
          } else if (step === 'begin') storefront.begin(version)
          else if (step === 'finish') await storefront.finish()
          else if (step === 'show') await storefront.show(version)
          else if (step === 'keep up') await storefront.tags.keepUp()
          else if (step === 'empty') await askRedis(port, (client) => client.flushAll())
          else
            await askRedis(port, (client) =>
              client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']),
            )
        }
        await connected()
        // Each tells what it knows, and then each hears of it.
        for (const storefront of [...storefronts, ...storefronts, ...storefronts])
          await storefront.tags.keepUp()
        const shown = await Promise.all(storefronts.map(({ show }) => show(version)))
        expect(shown).toEqual([version, version, version])
      }),
      { numRuns: 150 },
    )
  },
)

/** Storefronts that are in touch with a Redis of their own. */
async function openInTouch() {
  const port = await findFreePort()
  await startRedis(port)
  const [one, other] = [openStorefront(port), openStorefront(port)]
  for (const { link, tags } of [one, other]) {
    await vi.waitFor(() => link.ask((client) => client.ping()), 20_000)
    await tags.keepUp()
  }
  return { one, other }
}

/** From now on question number `held` waits until it is let go; resolves when that has been asked. */
function holdQuestion({ link }: { link: RedisLink }, held: number) {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  const ask = link.ask.bind(link)
  const asked = vi.spyOn(link, 'ask')
  for (let number = 1; number < held; number += 1) asked.mockImplementationOnce(ask)
  asked.mockImplementationOnce(async (question) => {
    await gate
    return ask(question)
  })
  const isHeld = () => vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(held))
  return { isHeld, letGo }
}

test.skipIf(redisProgram === null)(
  `a change that is told late does not hide one that was told meanwhile${needsRedis}`,
  async () => {
    const { one, other } = await openInTouch()
    // First it listens, then it tells.
    const { isHeld, letGo } = holdQuestion(one, 2)
    one.tags.forget([TAG])
    await isHeld()
    one.begin(1)
    await one.finish()
    other.tags.forget([TAG])
    await other.tags.keepUp()
    letGo()
    await one.tags.keepUp()
    expect(await one.show(2)).toBe(2)
  },
)

test.skipIf(redisProgram === null)(
  `what others made before a change is not taken by the one who has just told of it${needsRedis}`,
  async () => {
    const { one, other } = await openInTouch()
    other.begin(1)
    await other.finish()
    expect(await one.show(1)).toBe(1)
    // It listens, tells, and listens again.
    const { isHeld, letGo } = holdQuestion(one, 3)
    one.tags.forget([TAG])
    await isHeld()
    expect(await one.show(2)).toBe(2)
    letGo()
    await one.tags.keepUp()
    expect(await one.show(2)).toBe(2)
  },
)
