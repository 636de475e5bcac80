// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { Activity, createElement, type ActivityProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recallFilter, rememberFilter } from './filter-memory'
import type { FilterField, FilterKind, FilterOptions, FilterValues } from './filters'
import { useFilter } from './use-filter'

const size: FilterValues = {
  width: '195',
  profile: '80',
  diameter: '15',
  protector: 'Trasa',
  priceTo: '2000',
}
const tireLists: FilterOptions = {
  width: ['195', '205'],
  profile: ['65', '80'],
  diameter: ['14', '15'],
  protector: ['Trasa', 'Zima'],
}
const wheel: FilterValues = { diameter: '16', boltSpacing: '5x112', width: '7', centralBoreDiameter: '57.1' }
const wheelLists: FilterOptions = {
  diameter: ['15', '16'],
  boltSpacing: ['5x100', '5x112'],
  width: ['6.5', '7'],
  centralBoreDiameter: ['57.1', '66.6'],
}
const spacer: FilterValues = { boltDistance: '5x112', thickness: '20' }
const spacerLists: FilterOptions = { boltDistance: ['4x100', '5x112'], thickness: ['15', '20'] }

const starts = {
  tire: { values: size, options: tireLists },
  wheel: { values: wheel, options: wheelLists },
  spacer: { values: spacer, options: spacerLists },
}

interface Asked {
  path: string
  answer: (options: unknown, status?: number) => Promise<void>
  fail: () => Promise<void>
}

let asked: Asked[]

beforeEach(() => {
  asked = []
  window.sessionStorage.clear()
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

/** Until what asks for the lists has been imported, and has asked. */
const asking = (press: () => void) =>
  act(async () => {
    press()
    await vi.dynamicImportSettled()
  })

function open(kind: FilterKind, isOnResults = false) {
  const { result } = renderHook(() => useFilter({ kind, ...starts[kind], isOnResults }))
  return {
    get values() {
      return result.current.values
    },
    get options() {
      return result.current.options
    },
    get failed() {
      return result.current.failed
    },
    retry: () => asking(() => result.current.retry()),
    choose: (field: FilterField, value: string) => asking(() => result.current.choose(field, value)),
  }
}

describe('the cascade', () => {
  // Shows S4.22, S4.23, S4.24, S4.25
  it.each([
    ['tire', 'width', '205', { profile: '', diameter: '', protector: '' }, '?width=205'],
    ['tire', 'profile', '65', { diameter: '', protector: '' }, '?width=195&profile=65'],
    ['tire', 'diameter', '14', { protector: '' }, '?width=195&profile=80&diameter=14'],
    ['tire', 'width', '', { profile: '', diameter: '', protector: '' }, '?'],
    ['wheel', 'diameter', '15', { boltSpacing: '', width: '', centralBoreDiameter: '' }, '?diameter=15'],
    [
      'wheel',
      'boltSpacing',
      '5x100',
      { width: '', centralBoreDiameter: '' },
      '?diameter=16&boltSpacing=5x100',
    ],
    ['wheel', 'width', '6.5', { centralBoreDiameter: '' }, '?diameter=16&boltSpacing=5x112&width=6.5'],
    ['spacer', 'boltDistance', '4x100', { thickness: '' }, '?boltDistance=4x100'],
  ] as const)(
    'of the %s filter: another %s (%s) resets what is below',
    async (kind, field, value, lower, query) => {
      const filter = open(kind)
      await filter.choose(field, value)
      expect(filter.values).toEqual({ ...starts[kind].values, [field]: value, ...lower })
      expect(asked.map(({ path }) => path)).toEqual([`/api/filter/${kind}${query}`])
    },
  )

  it.each([
    ['tire', 'protector', 'Zima'],
    ['tire', 'priceTo', '500'],
    ['wheel', 'centralBoreDiameter', '66.6'],
    ['spacer', 'thickness', '15'],
  ] as const)('of the %s filter: %s changes nothing else', async (kind, field, value) => {
    const filter = open(kind)
    await filter.choose(field, value)
    expect(filter.values).toEqual({ ...starts[kind].values, [field]: value })
    expect(filter.options).toEqual(starts[kind].options)
    expect(asked).toHaveLength(0)
  })

  it('asks for nothing before something is changed', () => {
    expect(open('tire')).toMatchObject(starts.tire)
    expect(asked).toHaveLength(0)
  })
})

describe('the lists', () => {
  const others: FilterOptions = { ...tireLists, profile: ['55', '60'], diameter: [], protector: [] }

  it('are those of the answer', async () => {
    const filter = open('tire')
    await filter.choose('width', '205')
    await asked[0]?.answer(others)
    expect(filter.options).toEqual(others)
  })

  it.each([
    ['width', '205', { profile: [], diameter: [], protector: [] }],
    ['profile', '65', { diameter: [], protector: [] }],
    ['diameter', '14', { protector: [] }],
  ] as const)(
    'below another %s are not offered while the new ones are under way',
    async (field, value, lower) => {
      const filter = open('tire')
      await filter.choose(field, value)
      expect(filter.options).toEqual({ ...tireLists, ...lower })
    },
  )

  // Shows S8.15, S8.16
  it.each([
    ['nobody answers', (request: Asked | undefined) => request?.fail()],
    ['the answer is a failure', (request: Asked | undefined) => request?.answer({ error: 'oops' }, 500)],
    ['the answer has another shape', (request: Asked | undefined) => request?.answer({ width: 'all' })],
  ])('that cannot be had are empty, and it is noted: %s', async (_what, end) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const filter = open('tire')
    await filter.choose('width', '205')
    await end(asked[0])
    expect(filter.options).toEqual({ width: tireLists.width })
    expect(filter.failed).toBe('profile')
    expect(logged).toHaveBeenCalledOnce()
    await filter.retry()
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/api/filter/tire?width=205'))
    await asked[1]?.answer(others)
    expect(filter.options).toEqual(others)
    expect(filter.failed).toBeUndefined()
  })

  it('are those of the newest choice, whichever answer comes last', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const filter = open('tire')
    await filter.choose('width', '205')
    await filter.choose('width', '195')
    await asked[1]?.answer(tireLists)
    await asked[0]?.answer(others)
    expect(filter.options).toEqual(tireLists)
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('what was chosen', () => {
  // Shows S2.53
  it('is there again in the same tab, with its lists', async () => {
    await open('wheel').choose('diameter', '15')
    cleanup()
    const again = open('wheel')
    await asking(() => undefined)
    expect(again.values).toEqual({ diameter: '15', boltSpacing: '', width: '', centralBoreDiameter: '' })
    await asked.at(-1)?.answer({ ...wheelLists, boltSpacing: ['4x100'] })
    expect(again.options.boltSpacing).toEqual(['4x100'])
    expect(asked.at(-1)?.path).toBe('/api/filter/wheel?diameter=15')
  })

  it('is stored for each kind by itself', async () => {
    await open('wheel').choose('diameter', '15')
    cleanup()
    expect(open('spacer').values).toEqual(spacer)
  })

  it('on a page of results is what the address says, and is stored for later', () => {
    rememberFilter('spacer', { boltDistance: '4x100', thickness: '' })
    expect(open('spacer', true).values).toEqual(spacer)
    expect(recallFilter('spacer')).toEqual(spacer)
    expect(asked).toHaveLength(0)
  })

  it('on a page of results that comes back is what the address says, whatever was still asked for', async () => {
    let mode: 'hidden' | 'visible' = 'visible'
    const { result, rerender } = renderHook(
      () => useFilter({ kind: 'tire', ...starts.tire, isOnResults: true }),
      { wrapper: (props: ActivityProps) => createElement(Activity, { ...props, mode }) },
    )
    await asking(() => result.current.choose('width', '205'))
    mode = 'hidden'
    rerender()
    mode = 'visible'
    rerender()
    expect(result.current).toMatchObject(starts.tire)
    await asked[0]?.answer({ ...tireLists, profile: ['55'] })
    expect(result.current).toMatchObject(starts.tire)
  })

  it.each(['nonsense', '{"width":"195"}', 'colour=red'])('that cannot be read (%s) is left alone', (text) => {
    window.sessionStorage.setItem('filter:tire', text)
    expect(open('tire')).toMatchObject(starts.tire)
  })

  it('works in a browser that stores nothing', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const filter = open('spacer')
    await filter.choose('thickness', '15')
    expect(filter.values).toEqual({ ...spacer, thickness: '15' })
  })
})
