// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TireFilterOptions } from './tire-filter-options'
import { useTireFilter, type ChosenSize } from './use-tire-filter'

const start: ChosenSize = { width: 195, profile: 80, diameter: 15, protector: 'Trasa' }
const startOptions: TireFilterOptions = {
  widths: [195, 205],
  profiles: [65, 80],
  diameters: [14, 15],
  protectors: ['Trasa', 'Zima'],
}
const other: TireFilterOptions = { widths: [195, 205], profiles: [55, 60], diameters: [], protectors: [] }

interface Asked {
  path: string
  answer: (options: unknown, status?: number) => Promise<void>
  fail: () => Promise<void>
}

let asked: Asked[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    asked.push({
      path,
      answer: (options, status = 200) => act(async () => resolve(Response.json(options, { status }))),
      fail: () => act(async () => reject(new TypeError('fetch failed'))),
    })
    return promise
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(chosen = start, options = startOptions) {
  const { result } = renderHook(() => useTireFilter(chosen, options))
  return {
    get chosen() {
      return result.current.chosen
    },
    get options() {
      return result.current.options
    },
    choose: <Key extends keyof ChosenSize>(key: Key, value: ChosenSize[Key]) =>
      act(async () => result.current.choose(key, value)),
  }
}

describe('the cascade', () => {
  it.each([
    ['width', 205, { width: 205, profile: 0, diameter: 0, protector: '' }, '?width=205'],
    ['profile', 65, { width: 195, profile: 65, diameter: 0, protector: '' }, '?width=195&profile=65'],
    [
      'diameter',
      14,
      { width: 195, profile: 80, diameter: 14, protector: '' },
      '?width=195&profile=80&diameter=14',
    ],
    ['width', 0, { width: 0, profile: 0, diameter: 0, protector: '' }, '?'],
  ] as const)('resets what is below %s and asks for its lists', async (key, value, chosen, query) => {
    const filter = open()
    await filter.choose(key, value)
    expect(filter.chosen).toEqual(chosen)
    expect(asked.map(({ path }) => path)).toEqual([`/api/tire-filter${query}`])
  })

  it('ends with the protector, which changes nothing else', async () => {
    const filter = open()
    await filter.choose('protector', 'Zima')
    expect(filter.chosen).toEqual({ ...start, protector: 'Zima' })
    expect(filter.options).toEqual(startOptions)
    expect(asked).toHaveLength(0)
  })

  it('asks for nothing before something is changed', () => {
    expect(open()).toMatchObject({ chosen: start, options: startOptions })
    expect(asked).toHaveLength(0)
  })
})

describe('the lists', () => {
  it('are those of the answer', async () => {
    const filter = open()
    await filter.choose('width', 205)
    await asked[0]?.answer(other)
    expect(filter.options).toEqual(other)
  })

  it.each([
    ['width', 205, { ...startOptions, profiles: [], diameters: [], protectors: [] }],
    ['profile', 65, { ...startOptions, diameters: [], protectors: [] }],
    ['diameter', 14, { ...startOptions, protectors: [] }],
  ] as const)(
    'of another %s are not offered while the new ones are under way',
    async (key, value, options) => {
      const filter = open()
      await filter.choose(key, value)
      expect(filter.options).toEqual(options)
    },
  )

  it.each([
    ['nobody answers', (request: Asked | undefined) => request?.fail()],
    ['the answer is a failure', (request: Asked | undefined) => request?.answer({ error: 'oops' }, 500)],
    ['the answer has another shape', (request: Asked | undefined) => request?.answer({ widths: 'all' })],
  ])('that cannot be had are empty, and it is noted: %s', async (_what, end) => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const filter = open()
    await filter.choose('width', 205)
    await end(asked[0])
    expect(filter.options).toEqual({ widths: [195, 205], profiles: [], diameters: [], protectors: [] })
    expect(said).toHaveBeenCalledOnce()
  })

  it('are those of the newest choice, whichever answer comes last', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const filter = open()
    await filter.choose('width', 205)
    await filter.choose('width', 195)
    await asked[1]?.answer(startOptions)
    await asked[0]?.answer(other)
    expect(filter.options).toEqual(startOptions)
    expect(said).not.toHaveBeenCalled()
  })
})
