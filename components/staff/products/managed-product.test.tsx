import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { ManagedTire } from '@bieznik/contract/catalogue/product'
import { productEventSchema, type ProductEvent } from '@bieznik/contract/catalogue/product-input'
import { grosze } from '@bieznik/contract/money/money'
import { act, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aManagedTire, jan } from '@/tests/shop-examples'
import { ManagedProduct } from './managed-product'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
/** As the shop has it by now. */
let product: ManagedTire
let history: ProductEvent[]
/** What the next change does to it, or is refused with. */
let answer: Partial<ManagedTire> | ProblemError

beforeEach(() => {
  product = aManagedTire({ inf: 'Opis.' })
  history = []
  answer = {}
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
  bff.mockReset().mockImplementation(async (path, { method = 'GET' }) => {
    if (path.endsWith('/history')) return history
    if (path.endsWith('/reductions')) return { prices: [], reductions: [] }
    if (method === 'GET') return product
    if (answer instanceof ProblemError) throw answer
    product = { ...product, ...answer }
    return product
  })
})

// A popup of the test before would be taken for one of the next, or stand in its way until its time is over.
afterEach(() => act(() => void toast.dismiss()))

/** The translations begin with the same word. */
const titleLabel = (locale: Locale) =>
  new RegExp(`^${fieldName('title', locale)}(?! \\((?:angi|rosy|Engl|Russ|англ|русс))`)

async function open(locale: Locale = 'pl') {
  const t = translate(locale)
  const { user } = renderWithQueries(
    <>
      <ManagedProduct productId={7} />
      <Toaster />
    </>,
    locale,
  )
  const sheet = async (title: 'price_title' | 'stock_title' | 'archive_title') =>
    within(await screen.findByRole('region', { name: t(`admin_products.${title}`) }))
  return { user, t, sheet }
}

/** The changes that were sent. */
const changes = () =>
  bff.mock.calls.flatMap(([path, { method = 'GET', json }]) =>
    method === 'GET' ? [] : [{ path, method, json }],
  )

describe('the price', () => {
  it.each(routing.locales)('changes with a reason (%s)', async (locale) => {
    const { user, t, sheet } = await open(locale)
    const form = await sheet('price_title')
    await user.type(form.getByLabelText(t('admin_products.price_new')), '399,90')
    await user.type(form.getByLabelText(t('admin_products.reason')), 'Promocja')
    answer = { price: grosze(39_990) }
    await user.click(form.getByRole('button', { name: t('admin_products.price_submit') }))
    expect(
      await screen.findByText(/399[,.]90.*\.$/, { selector: '[data-sonner-toast] p' }),
    ).toBeInTheDocument()
    expect(changes()).toEqual([
      {
        path: '/api/admin/products/7/price',
        method: 'PATCH',
        json: { from: 412.5, to: 399.9, reason: 'Promocja' },
      },
    ])
    expect(form.getByLabelText(t('admin_products.reason'))).toHaveValue('')
  })

  it.each([
    ['1', '412,50 zł', '1,00 zł', '99,8%', 'down'] as const,
    ['4125', '412,50 zł', '4125,00 zł', '900%', 'up'] as const,
  ])(
    'of %s zł, more than 30 percent away, is asked about first',
    async (typed, from, to, percent, direction) => {
      const { user, t, sheet } = await open()
      const form = await sheet('price_title')
      await user.type(form.getByLabelText(t('admin_products.price_new')), typed)
      await user.type(form.getByLabelText(t('admin_products.reason')), 'Promocja')
      await user.click(form.getByRole('button'))
      const dialog = within(screen.getByRole('dialog', { name: t('admin_products.price_question.title') }))
      expect(
        dialog.getByText(t('admin_products.price_question.text', { from, to, percent, direction })),
      ).toBeVisible()
      expect(changes()).toEqual([])
      await user.click(dialog.getByRole('button', { name: t('admin_products.price_question.confirm') }))
      await waitFor(() => expect(changes()).toHaveLength(1))
    },
  )

  it('that was asked about and left stays, with what was typed', async () => {
    const { user, t, sheet } = await open()
    const form = await sheet('price_title')
    await user.type(form.getByLabelText(t('admin_products.price_new')), '1')
    await user.type(form.getByLabelText(t('admin_products.reason')), 'Promocja')
    await user.click(form.getByRole('button'))
    await user.click(screen.getByRole('button', { name: t('admin.leave_unchanged') }))
    expect(form.getByLabelText(t('admin_products.price_new'))).toHaveValue('1')
    expect(changes()).toEqual([])
  })

  it.each(routing.locales)('needs to be positive, and a reason (%s)', async (locale) => {
    const { user, t, sheet } = await open(locale)
    const form = await sheet('price_title')
    await user.type(form.getByLabelText(t('admin_products.price_new')), '-5')
    await user.click(form.getByRole('button'))
    expect(form.getByText(t('product_form.errors.price_positive'))).toBeVisible()
    expect(form.getByText(t('product_form.errors.reason_required'))).toBeVisible()
    expect(changes()).toEqual([])
  })

  it('that somebody else changed meanwhile is refused, shown as it is, and can be sent again', async () => {
    const { user, t, sheet } = await open()
    const form = await sheet('price_title')
    await user.type(form.getByLabelText(t('admin_products.price_new')), '399')
    await user.type(form.getByLabelText(t('admin_products.reason')), 'Promocja')
    product = aManagedTire({ inf: 'Opis.', price: grosze(45_000) })
    answer = new ProblemError('price_changed', 'text')
    await user.click(form.getByRole('button'))
    expect(await form.findByText(t('admin_products.price_changed', { price: '450,00 zł' }))).toBeVisible()
    expect(form.getByLabelText(t('admin_products.price_new'))).toHaveValue('399')
    answer = { price: grosze(39_900) }
    await user.click(form.getByRole('button'))
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes()[1]?.json).toEqual({ from: 450, to: 399, reason: 'Promocja' })
  })
})

describe('the stock', () => {
  it('that changed while it was counted is counted from what it is now', async () => {
    const { user, t, sheet } = await open()
    const form = await sheet('stock_title')
    await user.selectOptions(form.getByRole('combobox'), 'count')
    await user.type(form.getByLabelText(t('admin_products.pieces.count')), '15')
    product = aManagedTire({ inf: 'Opis.', quantityInStock: 10 })
    answer = new ProblemError('changed_meanwhile', 'text')
    await user.click(form.getByRole('button'))
    expect(
      await form.findByText(t('admin_products.stock_failure.changed_meanwhile', { count: 10 })),
    ).toBeVisible()
    answer = { quantityInStock: 15 }
    await user.click(form.getByRole('button'))
    await waitFor(() =>
      expect(changes().at(-1)?.json).toMatchObject({ change: 5, reason: 'count', from: 10 }),
    )
  })

  it.each([
    ['delivery', '8', 8],
    ['return', '1', 1],
    ['damage', '2', -2],
    ['count', '15', 3],
    ['count', '0', -12],
  ] as const)('changes by a %s of %s: %i', async (reason, typed, change) => {
    const { user, t, sheet } = await open()
    const form = await sheet('stock_title')
    await user.selectOptions(form.getByRole('combobox'), reason)
    await user.type(form.getByLabelText(t(`admin_products.pieces.${reason}`)), typed)
    await user.type(form.getByLabelText(t('admin_products.note'), { exact: false }), 'Regał 4')
    answer = { quantityInStock: 12 + change }
    await user.click(form.getByRole('button'))
    expect(
      await screen.findByText(t('admin_products.stock_done', { count: 12 + change })),
    ).toBeInTheDocument()
    expect(changes()).toEqual([
      {
        path: '/api/admin/products/7/stock',
        method: 'PATCH',
        json: { change, reason, note: 'Regał 4', ...(reason === 'count' && { from: 12 }) },
      },
    ])
  })

  it.each(routing.locales)('says before what it will be (%s)', async (locale) => {
    const { user, t, sheet } = await open(locale)
    const form = await sheet('stock_title')
    await user.type(form.getByLabelText(t('admin_products.pieces.delivery')), '8')
    expect(form.getByRole('status')).toHaveTextContent(
      t('admin_products.stock_result', { count: 20, change: '+8' }),
    )
  })

  it.each([
    ['count', '12', 'stock_unchanged'],
    ['delivery', '1,5', 'stock_invalid'],
    ['damage', '', 'stock_invalid'],
  ] as const)('is not changed by a %s of %j: %s', async (reason, typed, key) => {
    const { user, t, sheet } = await open()
    const form = await sheet('stock_title')
    await user.selectOptions(form.getByRole('combobox'), reason)
    if (typed !== '') await user.type(form.getByLabelText(t(`admin_products.pieces.${reason}`)), typed)
    await user.click(form.getByRole('button'))
    expect(form.getByText(t(`product_form.errors.${key}`))).toBeVisible()
    expect(changes()).toEqual([])
  })

  it('of which less is there than would go says how many there are', async () => {
    const { user, t, sheet } = await open()
    const form = await sheet('stock_title')
    await user.selectOptions(form.getByRole('combobox'), 'damage')
    await user.type(form.getByLabelText(t('admin_products.pieces.damage')), '11')
    product = aManagedTire({ inf: 'Opis.', quantityInStock: 10 })
    answer = new ProblemError('out_of_stock', 'text')
    await user.click(form.getByRole('button'))
    expect(await form.findByText(t('admin_products.stock_failure.out_of_stock', { count: 10 }))).toBeVisible()
  })
})

it.each(routing.locales)('is archived and brought back (%s)', async (locale) => {
  const { user, t, sheet } = await open(locale)
  const form = await sheet('archive_title')
  answer = { inArchive: true }
  await user.click(form.getByRole('button', { name: t('admin_products.archive') }))
  answer = { inArchive: false }
  await user.click(await form.findByRole('button', { name: t('admin_products.restore') }))
  expect(await form.findByRole('button', { name: t('admin_products.archive') })).toBeVisible()
  expect(changes().map(({ json }) => json)).toEqual([{ inArchive: true }, { inArchive: false }])
})

it('that lacks safety data does not come back, and says what it lacks', async () => {
  product = aManagedTire({ inf: 'Opis.', inArchive: true, maker: 'Bieżnik', model: 'Trasa' })
  const { user, t, sheet } = await open()
  const form = await sheet('archive_title')
  answer = new ProblemError('invalid_request', 'text')
  await user.click(form.getByRole('button', { name: t('admin_products.restore') }))
  expect(
    await form.findByText(t('admin_products.archive_incomplete', { fields: fieldName('ean', 'pl') })),
  ).toBeVisible()
})

describe('the description', () => {
  const save = (t: ReturnType<typeof translate>) =>
    screen.getByRole('button', { name: t('product_form.save') })

  it('is overwritten with what is typed, and says so', async () => {
    const { user, t } = await open()
    const info = await screen.findByLabelText(fieldName('inf', 'pl'))
    await user.clear(info)
    await user.type(info, 'Nowy opis.')
    answer = { inf: 'Nowy opis.' }
    await user.click(save(t))
    expect(await screen.findByText(t('product_form.saved'))).toBeInTheDocument()
    expect(changes()).toMatchObject([
      {
        path: '/api/admin/tires/7',
        method: 'PUT',
        json: { inf: 'Nowy opis.', title: '', width: 195, urls: [] },
      },
    ])
    expect(screen.queryByText(t('admin.changed_elsewhere'))).not.toBeInTheDocument()
    expect(info).toHaveValue('Nowy opis.')
  })

  it.each(routing.locales)(
    'says before it is saved where the title contradicts the data (%s)',
    async (locale) => {
      product = aManagedTire({ inf: 'Opis.', title: 'Trasa 195/80 R15 96T z magazynu' })
      const { user, t } = await open(locale)
      const index = await screen.findByLabelText(fieldName('icVc', locale))
      expect(screen.queryByText(/96T.*98T/)).not.toBeInTheDocument()
      await user.clear(index)
      await user.type(index, '98T')
      const warning = t('product_form.title_contradicts', { titled: '96T', described: '98T' })
      expect(screen.getByText(warning)).toBeVisible()
      expect(changes()).toEqual([])
      await user.clear(screen.getByLabelText(titleLabel(locale)))
      expect(screen.queryByText(warning)).not.toBeInTheDocument()
    },
  )

  /** Two people have the product open; the other saves first. */
  async function bothEdit() {
    product = aManagedTire({ inf: 'Opis.', title: 'Trasa z magazynu' })
    const result = await open()
    const { user, t } = result
    const title = await screen.findByLabelText(titleLabel('pl'))
    await user.type(title, ' Mój.')
    product = { ...product, inf: 'Cudzy opis.' }
    answer = new ProblemError('changed_meanwhile', 'text')
    await user.click(save(t))
    expect(await screen.findByText(t('admin.changed_elsewhere'))).toBeVisible()
    expect(screen.getByText('Cudzy opis.', { selector: 'dd' })).toBeVisible()
    expect(screen.getByText(t('errors.changed_meanwhile'))).toBeVisible()
    expect(title).toHaveValue('Trasa z magazynu Mój.')
    return result
  }

  it('that somebody else has saved first is refused, and both go on when one keeps the own changes', async () => {
    const { user, t } = await bothEdit()
    await user.click(screen.getByRole('button', { name: t('admin.keep_mine') }))
    expect(screen.getByLabelText(fieldName('inf', 'pl'))).toHaveValue('Cudzy opis.')
    answer = { title: 'Trasa z magazynu Mój.' }
    await user.click(save(t))
    expect(await screen.findByText(t('product_form.saved'))).toBeInTheDocument()
    expect(changes().at(-1)?.json).toMatchObject({
      title: 'Trasa z magazynu Mój.',
      inf: 'Cudzy opis.',
      from: { title: 'Trasa z magazynu', inf: 'Cudzy opis.' },
    })
  })

  it('that somebody else has saved first can be taken instead of the own', async () => {
    const { user, t } = await bothEdit()
    await user.click(screen.getByRole('button', { name: t('admin.take_newest') }))
    expect(screen.getByLabelText(fieldName('inf', 'pl'))).toHaveValue('Cudzy opis.')
    expect(screen.getByLabelText(titleLabel('pl'))).toHaveValue(product.title)
    expect(screen.queryByText(t('admin.changed_elsewhere'))).not.toBeInTheDocument()
  })
})

describe('the history', () => {
  it.each(routing.locales)('says who did what, when and why (%s)', async (locale) => {
    const nothing = {
      at: '2026-01-06T10:00:00.000Z',
      who: 'uid-of-anna',
      reason: '',
      price: null,
      stock: null,
      fields: [],
    }
    history = [
      { ...nothing, event: 'price', reason: 'Promocja', price: { from: 412.5, to: 399.9 } },
      { ...nothing, event: 'stock', who: null, stock: { change: -4, reason: 'order_placed' } },
      { ...nothing, event: 'edited', fields: ['inf', 'width'] },
      { ...nothing, event: 'created' },
    ].map((event) => productEventSchema.parse(event))
    const { t } = await open(locale)
    const sheet = within(await screen.findByRole('region', { name: t('admin_products.history') }))
    const lines = await sheet.findAllByRole('listitem')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toHaveTextContent(/412[,.]50.*399[,.]90.*Promocja.*uid-of-anna/)
    expect(lines[1]).toHaveTextContent(t('admin_products.ledger.order_placed'))
    expect(lines[1]).toHaveTextContent(t('admin_products.system'))
    expect(lines[2]).toHaveTextContent(`${fieldName('inf', locale)}, ${fieldName('width', locale)}`)
    expect(lines[3]).toHaveTextContent(t('admin_products.events.created'))
  })
})

it('what cannot be had says why', async () => {
  bff.mockRejectedValue(new ProblemError('not_found', 'text'))
  const { t } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.not_found'))
})
