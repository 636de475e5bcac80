import type { Product, ProductType } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { NewProduct } from './new-product'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const renderPreview = vi.fn<(product: Product) => string>(({ title }) => `[${title}]`)

beforeEach(() => {
  bff.mockReset().mockResolvedValue({ id: 409 })
  renderPreview.mockClear()
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

function open(kind: ProductType = 'Tire', locale: Locale = 'pl') {
  const { user } = renderWithQueries(<NewProduct kind={kind} renderPreview={renderPreview} />, locale)
  return { user, t: translate(locale) }
}

/** The control of a field, wherever its label stands. */
function control(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[id^="product-"][id$="-${name}"]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}

async function fill(user: UserEvent, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = control(name)
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, text)
    else if (field instanceof HTMLFieldSetElement) {
      if (text !== '') await user.type(within(field).getByRole('textbox'), `${text}{Enter}`)
    } else {
      await user.clear(field)
      if (text !== '') await user.click(field)
      if (text !== '') await user.paste(text)
    }
  }
}

const send = (user: UserEvent, locale: Locale = 'pl') =>
  user.click(screen.getByRole('button', { name: translate(locale)('product_form.submit') }))

/** Optional in the form, and sent as it is. */
const noSafety = { ...noSafetyData, maker: '', place: '' }

/** Numbers of the trade that nobody has to enter. */
const noNumbers = {
  Tire: {
    snowMarking: '',
    treadDepth: null,
    weight: null,
    approval: '',
    retreadWeek: '',
    carcassWeek: '',
    carcassClass: '',
    loadClass: null,
    fuelClass: '',
    wetGrip: '',
    noise: null,
    noiseClass: '',
    eprel: '',
    productSheet: '',
  },
  Wheel: { secondBoltSpacing: '', et: null, boltSeat: '', maxLoad: null, weight: null, approval: '' },
  Spacer: {
    boreHub: null,
    boreWheel: null,
    system: '',
    boltLength: null,
    boltsIncluded: '',
    material: '',
    weight: null,
    papers: '',
  },
}

const tire = {
  manufacturer: 'Nadbieg',
  typeOfTire: '4X4',
  isRetreaded: 'true',
  season: 'winter',
  url: '/pictures/front.webp',
  urls: '/pictures/side.webp',
  inf: 'Bieżnikowana.',
} as const

describe('the form of a new tire', () => {
  it('waits for who is signed in, so that nothing is typed into a form that cannot be sent', () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
    const { t } = open()
    expect(screen.getByRole('status')).toHaveTextContent(t('product_form.loading'))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  // Shows S2.114, S5.21
  it.each([
    ['icVc', 'ICVC007'],
    ['diameter', '17'],
    ['width', '225'],
    ['profile', '45'],
    ['price', '100'],
  ] as const)('starts with %s %s', (name, value) => {
    open()
    expect(control(name)).toHaveValue(value)
  })

  it.each(routing.locales)(
    'says in %s all that is missing, above the form and at each field',
    async (locale) => {
      const { user, t } = open('Tire', locale)
      await send(user, locale)
      const missing = {
        manufacturer: 'manufacturer_required',
        typeOfTire: 'type_required',
        isRetreaded: 'condition_required',
        season: 'season_required',
        url: 'url_required',
        urls: 'urls_required',
        inf: 'inf_required',
      } as const
      const summary = await screen.findByRole('alert')
      expect(summary).toHaveFocus()
      expect(within(summary).getAllByRole('link')).toHaveLength(Object.keys(missing).length)
      for (const [name, key] of Object.entries(missing)) {
        const message = t(`product_form.errors.${key}`)
        expect(within(summary).getByRole('link', { name: message })).toBeVisible()
        expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(message))
      }
      expect(bff).not.toHaveBeenCalled()
    },
  )

  // Shows S5.13, S5.14, S5.15, S5.16, S5.17, S5.18, S5.19, S9.11
  it.each([
    ['icVc', '96', 'IC/VC must be alphanumeric and between 3 and 10 characters'],
    ['icVc', '96-T', 'IC/VC must be alphanumeric and between 3 and 10 characters'],
    ['price', '0', 'Price must be a positive value'],
    ['url', '', 'URL is required'],
    ['urls', '', 'Additional URLs are required'],
    ['inf', '', 'Info is required'],
    ['typeOfTire', '', 'Type of Tire is required'],
    ['season', '', 'Season is required'],
    ['isRetreaded', '', 'Choose new or retreaded'],
  ] as const)('in English refuses %s %j in the words of the specification', async (name, typed, message) => {
    const { user } = open('Tire', 'en')
    await fill(user, { ...tire, [name]: typed })
    await send(user, 'en')
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(1)
    expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(bff).not.toHaveBeenCalled()
  })

  it.each([
    ['icVc', '96', 'ic_vc_invalid'],
    ['price', '0', 'price_positive'],
    ['price', '1,005', 'price_decimals'],
    ['diameter', '101', 'measure_invalid'],
    ['quantityInStock', '-1', 'stock_invalid'],
  ] as const)('refuses %s %j with its own words', async (name, typed, key) => {
    const { user, t } = open()
    await fill(user, { [name]: typed })
    await send(user)
    await screen.findByRole('alert')
    expect(control(name)).toHaveAccessibleDescription(
      expect.stringContaining(t(`product_form.errors.${key}`)),
    )
    expect(control(name)).toHaveValue(typed)
  })

  it('sends what is typed, and leads to the product', async () => {
    const { user, t } = open()
    await fill(user, { ...tire, price: '412,50', quantityInStock: '4' })
    await send(user)
    const notice = await screen.findByText(t('product_form.created', { id: '409' }))
    expect(notice).toBeVisible()
    expect(screen.getByRole('link', { name: t('product_form.view') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/tireDetail\/409$/),
    )
    expect(bff).toHaveBeenCalledExactlyOnceWith(
      '/api/admin/tires',
      expect.objectContaining({
        method: 'POST',
        json: {
          ...tire,
          urls: ['/pictures/side.webp'],
          title: '',
          titleEn: '',
          titleRu: '',
          infEn: '',
          infRu: '',
          protector: '',
          ...noSafety,
          ...noNumbers.Tire,
          isRetreaded: true,
          icVc: 'ICVC007',
          width: 225,
          profile: 45,
          diameter: 17,
          price: 412.5,
          quantityInStock: 4,
        },
      }),
    )
  })

  it('is empty after creating, or on request like the last one', async () => {
    const { user, t } = open()
    const valueOf = (name: string) => {
      const field = control(name)
      return field instanceof HTMLInputElement ? field.value : null
    }
    const valuesNow = () => ['price', 'quantityInStock', 'manufacturer'].map(valueOf)
    const atFirst = valuesNow()
    await fill(user, { ...tire, price: '412,50', quantityInStock: '4' })
    await send(user)
    expect(await screen.findByText(t('product_form.created', { id: '409' }))).toBeVisible()
    expect(valuesNow()).toEqual(atFirst)
    await user.click(screen.getByRole('button', { name: t('product_form.another_like') }))
    expect(control('price')).toHaveValue('412,50')
    expect(control('manufacturer')).toHaveValue(tire.manufacturer)
    expect(screen.getByText(t('product_form.created', { id: '409' }))).toBeVisible()
    expect(screen.queryByRole('button', { name: t('product_form.another_like') })).not.toBeInTheDocument()
    await send(user)
    await waitFor(() => expect(bff).toHaveBeenCalledTimes(2))
  })

  it('reads a sidewall into width, profile, diameter and IC/VC', async () => {
    const { user, t } = open()
    await user.type(
      screen.getByLabelText(t('product_form.size'), { exact: false, selector: 'input' }),
      '195/80 R15 96T',
    )
    expect(control('width')).toHaveValue('195')
    expect(control('profile')).toHaveValue('80')
    expect(control('diameter')).toHaveValue('15')
    expect(control('icVc')).toHaveValue('96T')
    expect(screen.getByText(t('product_form.size_read', { size: '195/80 R15 96T' }))).toBeVisible()
    await waitFor(() =>
      expect(renderPreview).toHaveBeenLastCalledWith(
        expect.objectContaining({ width: 195, profile: 80, diameter: 15, icVc: '96T' }),
      ),
    )
  })

  it('keeps the C of a sidewall in the title that it makes and in its class', async () => {
    const { user, t } = open()
    await fill(user, { manufacturer: 'Nadbieg' })
    await user.type(
      screen.getByLabelText(t('product_form.size'), { exact: false, selector: 'input' }),
      '205/65 R16C 107T',
    )
    expect(screen.getByText(t('product_form.size_read', { size: '205/65 R16C 107T' }))).toBeVisible()
    expect(await screen.findByText('[Nadbieg 205/65 R16C 107T]')).toBeVisible()
    expect(control('loadClass')).toHaveValue('C')
  })

  it('shows the product as it is typed', async () => {
    const { user } = open()
    await fill(user, { manufacturer: 'Nadbieg', price: '7,5' })
    expect(await screen.findByText('[Nadbieg 225/45 R17 ICVC007]')).toBeVisible()
    expect(renderPreview).toHaveBeenLastCalledWith(expect.objectContaining({ price: 750 }))
  })
})

it('has ids of its own, since a page that was left stays in the document', () => {
  renderWithQueries(
    <>
      <NewProduct kind="Wheel" renderPreview={renderPreview} />
      <NewProduct kind="Tire" renderPreview={renderPreview} />
    </>,
  )
  const ids = Array.from(document.querySelectorAll('[id^="product-"]'), ({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('creating that fails', () => {
  // Shows S8.10
  it.each([
    [new Error('no idea'), 'product_form.unknown_error'],
    [new ProblemError('internal', 'text'), 'product_form.unknown_error'],
    [new ProblemError('unavailable', 'text'), 'errors.unavailable'],
    [new ProblemError('forbidden', 'text'), 'errors.forbidden'],
  ] as const)('says why, and keeps what is typed: %#', async (error, key) => {
    bff.mockRejectedValue(error)
    const { user, t } = open('Tire', 'en')
    await fill(user, tire)
    await send(user, 'en')
    expect(await screen.findByRole('alert')).toHaveTextContent(t(key))
    expect(control('manufacturer')).toHaveValue('Nadbieg')
  })

  it('marks the fields that the product API refuses', async () => {
    const fields = [{ path: 'urls.0', message: 'url_invalid' }]
    bff.mockRejectedValue(new ProblemError('invalid_request', 'text', { fields }))
    const { user, t } = open()
    await fill(user, tire)
    await send(user)
    await screen.findByRole('alert')
    expect(control('urls')).toHaveAccessibleDescription(
      expect.stringContaining(t('product_form.errors.url_invalid')),
    )
  })
})

const untranslated = { titleEn: '', titleRu: '' }

describe.each([
  [
    'Wheel',
    '/api/admin/wheels',
    {
      title: 'Felga 6Jx15',
      typeOfWheel: 'steel',
      diameter: '15',
      width: '6',
      centralBoreDiameter: '66,6',
      boltSpacing: '5x112',
      color: 'czarna',
      material: 'stal',
      price: '299',
    },
    {
      diameter: 15,
      width: 6,
      centralBoreDiameter: 66.6,
      price: 299,
      quantityInStock: 0,
      url: '',
      model: '',
      ...untranslated,
    },
  ],
  [
    'Spacer',
    '/api/admin/spacers',
    { title: 'Dystans', boltDistance: '5x114,3', boltInfo: 'M12x1.5', thickness: '20', price: '149,5' },
    {
      boltDistance: '5x114.3',
      thickness: 20,
      price: 149.5,
      quantityInStock: 0,
      url: '',
      ...untranslated,
    },
  ],
] as const)('the form of a new %s', (kind, path, typed, numbers) => {
  it('says what is missing', async () => {
    const { user } = open(kind)
    await send(user)
    const summary = within(await screen.findByRole('alert'))
    // A title is made of the data.
    expect(summary.getAllByRole('link')).toHaveLength(Object.keys(typed).length - 1)
  })

  it('sends what is typed', async () => {
    const { user } = open(kind)
    await fill(user, typed)
    await send(user)
    await waitFor(() =>
      expect(bff).toHaveBeenCalledExactlyOnceWith(
        path,
        expect.objectContaining({
          method: 'POST',
          json: { ...noSafety, ...noNumbers[kind], ...typed, ...numbers },
        }),
      ),
    )
  })
})

describe('a title that contradicts the data', () => {
  const data = {
    Wheel: { width: '7,5', diameter: '17', boltSpacing: '5x112', et: '45', centralBoreDiameter: '57,1' },
    Spacer: { boltDistance: '5x112', thickness: '20', boltInfo: 'M14x1.5' },
  }
  it.each(
    routing.locales.flatMap((locale) => [
      { locale, kind: 'Wheel' as const, title: 'Orla 8Jx17 ET35', pairs: ['8Jx17 7,5Jx17', 'ET35 ET45'] },
      { locale, kind: 'Spacer' as const, title: 'Dystans 5x112 25 mm', pairs: ['25_mm 20_mm'] },
    ]),
  )('of a $kind is pointed out before it is saved ($locale)', async ({ locale, kind, title, pairs }) => {
    const { user, t } = open(kind, locale)
    await fill(user, { ...data[kind], title })
    for (const pair of pairs) {
      const [titled = '', described = ''] = pair.split(' ').map((each) => each.replace('_', ' '))
      expect(screen.getByText(t('product_form.title_contradicts', { titled, described }))).toBeVisible()
    }
    await fill(user, { title: '' })
    expect(screen.queryByText(new RegExp(pairs[0]?.replaceAll(/[ _]/g, '.*') ?? ''))).not.toBeInTheDocument()
    expect(bff).not.toHaveBeenCalled()
  })
})
