import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FilterValues } from '@/lib/catalogue/filters'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { recallFilter, rememberFilter } from '@/lib/catalogue/filter-memory'
import { tireFilterValues } from '@/lib/catalogue/tire-filter-segment'
import { requestJson } from '@/lib/http/request-json'
import { routing, type Locale } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { renderFromServer } from '@/tests/render-from-server'
import { FilterPanel } from './filter-panel'
import { TireFilter } from './tire-filter'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ push }),
  usePathname: () => '/tires',
}))
vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const options = {
  width: ['195', '205'],
  profile: ['65', '80'],
  diameter: ['14', '15'],
  protector: ['Trasa', 'Śnieg & Lód'],
}
const range = {
  manufacturers: ['Nadbieg'],
  seasons: [{ value: 'allseason', name: 'całoroczne' }],
}
const start = tireFilterValues(defaultTireSearch)
const t = translate('pl')

type Held = Partial<typeof range> & { isOnResults?: boolean }

function open(initial: FilterValues = start, locale?: Locale, { isOnResults = false, ...held }: Held = {}) {
  const { user, container, unmount } = renderIn(
    <TireFilter initial={initial} options={options} isOnResults={isOnResults} {...range} {...held} />,
    locale,
  )
  const say = translate(locale ?? 'pl')
  const list = (key: 'width' | 'profile' | 'diameter' | 'protector' | 'manufacturer' | 'season') =>
    screen.getByRole('combobox', { name: say(`tire_filter.${key}`) })
  const price = (key: 'price_from' | 'price_to') =>
    screen.getByRole<HTMLInputElement>('textbox', { name: say(`tire_filter.${key}`) })
  const thumb = (key: 'price_from_thumb' | 'price_to_thumb') =>
    screen.getByRole('slider', { name: say(`tire_filter.${key}`) })
  const button = screen.getByRole('button', { name: say('tire_filter.submit') })
  return { user, container, unmount, say, list, price, thumb, button }
}

/** The address that was gone to; what makes it of the form is loaded first. */
async function pushed(): Promise<string | undefined> {
  await waitFor(() => expect(push).toHaveBeenCalledOnce())
  return push.mock.calls[0]?.[0]
}

beforeEach(() => {
  window.sessionStorage.clear()
  push.mockReset()
  vi.mocked(requestJson).mockReset().mockResolvedValue(options)
})

describe('TireFilter', () => {
  it.each(routing.locales)('starts in %s with 195/80 R15 from 0 to 2000 PLN', (locale) => {
    const { list, price, button } = open(undefined, locale)
    expect(list('width')).toHaveValue('195')
    expect(list('profile')).toHaveValue('80')
    expect(list('diameter')).toHaveValue('15')
    expect(list('protector')).toHaveValue('')
    expect(price('price_from')).toHaveValue('0')
    expect(price('price_to')).toHaveValue('2000')
    expect(button).toBeEnabled()
  })

  it('shows again what was chosen in the tab before', () => {
    rememberFilter('tire', start)
    const { list } = open()
    expect(list('width')).toHaveDisplayValue('195')
  })

  // Shows S2.47, S9.25, D29
  it('shows the only manufacturer and the only season, fixed', () => {
    const { list } = open()
    expect(list('manufacturer')).toBeDisabled()
    expect(list('manufacturer')).toHaveDisplayValue('Nadbieg')
    expect(list('season')).toBeDisabled()
    expect(list('season')).toHaveDisplayValue(t('tire_filter.seasons.allseason'))
  })

  // Shows D29
  it('lets people choose among several manufacturers and seasons', async () => {
    const { user, list, button } = open(undefined, undefined, {
      manufacturers: ['Nadbieg', 'Zimowit'],
      seasons: [...range.seasons, { value: 'winter', name: 'zimowe' }],
    })
    expect(list('season')).toHaveValue('')
    await user.selectOptions(list('manufacturer'), 'Zimowit')
    await user.selectOptions(list('season'), 'zimowe')
    await user.click(button)
    expect(await pushed()).toContain('&season=winter&priceFrom=0&priceTo=2000&manufacturer=Zimowit')
  })

  it('is a plain form, which a browser can send without a script to the same search', () => {
    const { container } = open(undefined, 'en')
    const form = container.querySelector('form')
    expect(form).toHaveAttribute('action', '/en/tires/filter')
    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveFormValues({
      width: '195',
      profile: '80',
      diameter: '15',
      protector: '',
      season: 'allseason',
      priceFrom: '0',
      priceTo: '2000',
    })
  })

  it('is not filled in by the browser after a reload, which React would not notice', () => {
    const { container } = open()
    expect(container.querySelector('form')).toHaveAttribute('autocomplete', 'off')
  })

  it.each(routing.locales)('lists in %s widths in mm apart from heights in inches', (locale) => {
    const say = translate(locale)
    const held = { ...options, width: ['31', '33', '195', '205'] }
    renderIn(<TireFilter initial={start} options={held} isOnResults={false} {...range} />, locale)
    const group = (key: 'width_mm' | 'width_inches') =>
      within(screen.getByRole('group', { name: say(`tire_filter.${key}`) }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(group('width_mm')).toEqual(['195', '205'])
    expect(group('width_inches')).toEqual(['31', '33'])
  })

  it('keeps the thumbs of the price and its fields in step', async () => {
    const { user, price, thumb } = open()
    await user.clear(price('price_from'))
    await user.type(price('price_from'), '412,5')
    // Thumbs stand at full tens.
    expect(thumb('price_from_thumb')).toHaveValue('410')
    await user.clear(price('price_to'))
    expect(thumb('price_to_thumb')).toHaveValue('2000')
    fireEvent.change(thumb('price_to_thumb'), { target: { value: '1980' } })
    expect(price('price_to')).toHaveValue('1980')
    expect(price('price_from')).toHaveValue('412,5')
    fireEvent.change(thumb('price_from_thumb'), { target: { value: '0' } })
    expect(price('price_from')).toHaveValue('0')
    // One thumb stops at the other.
    fireEvent.change(thumb('price_to_thumb'), { target: { value: '100' } })
    fireEvent.change(thumb('price_from_thumb'), { target: { value: '500' } })
    expect(price('price_from')).toHaveValue('100')
  })

  it('moves the bound of a thumb and no other, whatever stands in the fields', () => {
    const typed = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 2_500 }).map(String))
    const numberOf = (text: string, end: number) => (text === '' ? end : Math.min(Number(text), 2_000))
    /** The bounds as numbers after a thumb has been moved to so many tens of złoty, and what they have to be. */
    const move = (from: string, to: string, isLow: boolean, pln: number) => {
      const { price, thumb, unmount } = open({ ...start, priceFrom: from, priceTo: to })
      const [low = 0, high = 0] = [numberOf(from, 0), numberOf(to, 2_000)].toSorted((a, b) => a - b)
      const other = isLow ? high : low
      const moved = isLow ? Math.min(pln, other) : Math.max(pln, other)
      fireEvent.change(thumb(isLow ? 'price_from_thumb' : 'price_to_thumb'), { target: { value: `${pln}` } })
      const bounds = [numberOf(price('price_from').value, 0), numberOf(price('price_to').value, 2_000)]
      unmount()
      window.sessionStorage.clear()
      // A thumb that is let go where it stood moves nothing.
      const isStill = pln === Math.round((isLow ? low : high) / 10) * 10
      return { bounds, expected: isStill ? bounds : isLow ? [moved, other] : [other, moved] }
    }
    fc.assert(
      fc.property(typed, typed, fc.boolean(), fc.integer({ min: 0, max: 200 }), (from, to, isLow, tens) => {
        const { bounds, expected } = move(from, to, isLow, tens * 10)
        expect(bounds).toEqual(expected)
      }),
      { numRuns: 60 },
    )
    expect(move('1500', '500', true, 600).bounds).toEqual([600, 1500])
  })

  it('says on the line of the closed panel by what the list is filtered', async () => {
    const { user, list } = open(undefined, undefined, { isOnResults: true })
    expect(screen.getByText(t('tire_filter.chosen', { size: '195/80 R15' }))).toBeInTheDocument()
    await user.selectOptions(list('diameter'), '14')
    expect(screen.getByText(t('tire_filter.chosen', { size: '195/80 R14' }))).toBeInTheDocument()
    await user.selectOptions(list('width'), '')
    expect(screen.getByText(t('tire_filter.none_chosen'))).toBeInTheDocument()
  })

  it('says of a list that is not filtered that nothing is chosen', async () => {
    rememberFilter('tire', { width: '205', profile: '55', diameter: '16' })
    const { user, list } = open()
    await waitFor(() => expect(list('width')).toHaveValue('205'))
    expect(screen.getByText(t('tire_filter.none_chosen'))).toBeInTheDocument()
    await user.selectOptions(list('width'), '195')
    expect(screen.getByText(t('tire_filter.none_chosen'))).toBeInTheDocument()
    expect(screen.queryByText(t('tire_filter.change'))).not.toBeInTheDocument()
  })

  describe('with a size typed into the box', () => {
    const typeInto = async (text: string) => {
      const filter = open()
      await filter.user.type(screen.getByRole('textbox', { name: t('size_box.label') }), text)
      await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
      return filter
    }

    it('searches for that size, and for no other', async () => {
      const { user } = await typeInto('205/85 R16')
      await user.keyboard('{Enter}')
      expect(await pushed()).toContain('/width=205&profile=85&diameter=16&')
    })

    it.each(['7.50R16', '6.50-16', '195', 'Ford Transit', '999/99R99'])(
      'searches for nothing with %s',
      async (text) => {
        const { user, button } = await typeInto(text)
        await user.keyboard('{Enter}')
        await user.click(button)
        await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
        expect(push).not.toHaveBeenCalled()
      },
    )

    it('is of the lists again when another size is chosen there', async () => {
      const { user, list, button } = await typeInto('7.50R16')
      await user.selectOptions(list('diameter'), '14')
      expect(screen.getByRole('textbox', { name: t('size_box.label') })).toHaveValue('')
      await user.click(button)
      expect(await pushed()).toContain('/width=195&profile=80&diameter=14&')
    })
  })

  // Shows S2.45
  it('leads to the address of the search', async () => {
    const { user, list, button } = open()
    await user.selectOptions(list('protector'), 'Śnieg & Lód')
    await user.click(button)
    expect(await pushed()).toBe(
      '/tires/filter/width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000&protector=%C5%9Anieg%20%26%20L%C3%B3d',
    )
  })

  it.each([
    ['', '', ''],
    ['100', '412,5', '&priceFrom=100&priceTo=412.5'],
    ['300', '', '&priceFrom=300'],
    ['500', '100', '&priceFrom=100&priceTo=500'],
  ])('reads prices from %j to %j', async (from, to, prices) => {
    const { user, price, button } = open()
    for (const [field, text] of [
      [price('price_from'), from],
      [price('price_to'), to],
    ] as const) {
      await user.clear(field)
      if (text) await user.type(field, text)
    }
    await user.click(button)
    expect(await pushed()).toBe(`/tires/filter/width=195&profile=80&diameter=15&season=allseason${prices}`)
  })

  it.each(routing.locales.flatMap((locale) => ['abc', '-5', '1,234'].map((text) => [locale, text] as const)))(
    'says in %s of the price %s that it is none, and does not search',
    async (locale, text) => {
      const { user, say, price, button } = open(undefined, locale)
      await user.clear(price('price_to'))
      await user.type(price('price_to'), text)
      expect(price('price_to')).not.toHaveAccessibleDescription()
      await user.click(button)
      expect(push).not.toHaveBeenCalled()
      expect(price('price_to')).toHaveFocus()
      expect(price('price_to')).toHaveAccessibleDescription(say('tire_filter.price_invalid'))
      await user.clear(price('price_to'))
      expect(price('price_to')).not.toHaveAccessibleDescription()
      await user.click(button)
      expect(await pushed()).toContain('&priceFrom=0')
    },
  )

  it('can be sent only when width, profile and diameter are chosen', async () => {
    const { user, list, button } = open()
    await user.selectOptions(list('width'), '205')
    expect(button).toBeDisabled()
    expect(screen.getByText(t('tire_filter.hint'))).toBeInTheDocument()
    await waitFor(() => expect(list('profile')).toBeEnabled())
    await user.selectOptions(list('profile'), '65')
    expect(button).toBeDisabled()
    await waitFor(() => expect(list('diameter')).toBeEnabled())
    await user.selectOptions(list('diameter'), '14')
    expect(button).toBeEnabled()
    await user.click(button)
    expect(await pushed()).toContain('/width=205&profile=65&diameter=14&')
  })

  it('has nothing to choose below what is not chosen', async () => {
    vi.mocked(requestJson).mockResolvedValue({ ...options, profile: [], diameter: [], protector: [] })
    const { user, list } = open(start, undefined, { isOnResults: true })
    await user.selectOptions(list('width'), '')
    for (const key of ['profile', 'diameter', 'protector'] as const) {
      expect(list(key)).toBeDisabled()
      expect(list(key)).toHaveValue('')
    }
  })

  it('keeps showing a size of the address that the catalogue does not have', () => {
    const { list } = open({ ...start, width: '999' }, undefined, { isOnResults: true })
    expect(list('width')).toHaveDisplayValue('999')
  })
})

describe('what is chosen before the scripts run', () => {
  const lists = { ...options, profile: ['55', '65', '80'] }

  function openEarly(isOnResults = false) {
    vi.mocked(requestJson).mockResolvedValue(lists)
    const { hydrate } = renderFromServer(
      <TireFilter initial={start} options={options} isOnResults={isOnResults} {...range} />,
    )
    const form = document.forms[0]
    if (!form) throw new Error('no form')
    const fill = (name: string, value: string) => {
      const field = form.elements.namedItem(name)
      if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) throw new Error(name)
      field.value = value
    }
    return { hydrate, form, fill }
  }

  it('stays chosen, and resets what is below it', async () => {
    const { hydrate, form, fill } = openEarly()
    fill('width', '205')
    fill('priceTo', '300')
    hydrate()
    await waitFor(() => expect(requestJson).toHaveBeenCalledOnce())
    expect(vi.mocked(requestJson).mock.lastCall?.[0]).toBe('/api/filter/tire?width=205')
    expect(form).toHaveFormValues({ width: '205', profile: '', priceFrom: '0', priceTo: '300' })
    expect(screen.getByRole('slider', { name: t('tire_filter.price_to_thumb') })).toHaveValue('300')
    expect(screen.getByRole('button', { name: t('tire_filter.submit') })).toBeDisabled()
    expect(screen.getByText(t('tire_filter.none_chosen'))).toBeInTheDocument()
  })

  it('leaves what stood above it, and what was chosen with it, as they were seen', async () => {
    rememberFilter('tire', { width: '205', profile: '55', diameter: '16', priceFrom: '10' })
    const { hydrate, form, fill } = openEarly()
    fill('profile', '65')
    fill('diameter', '14')
    hydrate()
    await waitFor(() => expect(form).toHaveFormValues({ profile: '65', diameter: '14' }))
    expect(form).toHaveFormValues({ width: '195', protector: '', priceFrom: '10' })
  })

  it('stays chosen on a page of results, and for later', async () => {
    const { hydrate, form, fill } = openEarly(true)
    fill('diameter', '14')
    hydrate()
    await waitFor(() => expect(requestJson).toHaveBeenCalledOnce())
    expect(form).toHaveFormValues({ width: '195', profile: '80', diameter: '14' })
    expect(recallFilter('tire')).toMatchObject({ width: '195', profile: '80', diameter: '14' })
  })

  it('is not the price by its thumbs, which wait', () => {
    const { hydrate } = openEarly()
    const thumbs = screen.getAllByRole('slider')
    expect(thumbs).toHaveLength(2)
    for (const thumb of thumbs) expect(thumb).toBeDisabled()
    hydrate()
    for (const thumb of thumbs) expect(thumb).toBeEnabled()
    expect(requestJson).not.toHaveBeenCalled()
  })
})

describe('FilterPanel', () => {
  it('says on one line what is chosen, and holds the filter', async () => {
    const { user } = renderIn(
      <FilterPanel heading="Znajdź oponę" chosen="Wybrano: 195/80 R15" change="Zmień">
        <p>filtr</p>
      </FilterPanel>,
    )
    const panel = within(screen.getByRole('region', { name: 'Znajdź oponę' }))
    const line = panel.getByText('Wybrano: 195/80 R15').closest('summary')
    expect(line).toHaveTextContent('Zmień')
    expect(line?.parentElement).not.toHaveAttribute('open')
    await user.click(panel.getByText('Zmień'))
    expect(line?.parentElement).toHaveAttribute('open')
    expect(panel.getAllByText('filtr')).toHaveLength(1)
  })
})
