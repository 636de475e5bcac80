import type { CartLine } from '@bieznik/contract/selling/cart'
import { grosze } from '@bieznik/contract/money/money'
import type { WalletPayment } from '@bieznik/contract/money/payment'
import { act, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { addItemSchema } from '@/lib/cart/cart-requests'
import { emptyCheckoutForm } from '@/lib/checkout/checkout-form'
import { forgetDraft, storeDraft } from '@/lib/checkout/draft'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aCartLine, aPayment, aSpacer, aWheel, jan } from '@/tests/shop-examples'
import { CartView } from './cart-view'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
// Loaded lazily; tested in set/cart-set.test.tsx.
vi.mock('./set/cart-set-block', () => ({ CartSetBlock: () => null }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const away = new ProblemError('unavailable', 'text')

let paid: WalletPayment[] | Error

const first = aCartLine(4)
const second = aCartLine(1, { id: 8, title: 'Nadbieg Zima 205/65 R16', quantityInStock: 1 })

function open(lines?: CartLine[], locale?: Locale) {
  if (lines) answerWith(lines)
  return renderWithQueries(
    <>
      <CartView />
      <Toaster />
    </>,
    locale,
  )
}

/** The cart from now on; a request for what was paid gets `paid`. */
function answerWith(lines: CartLine[]) {
  bff.mockImplementation(async (path) => (path === '/api/payment' ? paidOf() : lines))
}
function paidOf() {
  if (paid instanceof Error) throw paid
  return paid
}

/** The last call of the BFF that was no reading. */
const lastWrite = () => bff.mock.calls.findLast(([, { method }]) => method !== undefined)

beforeEach(() => {
  paid = []
  bff.mockReset()
  answerWith([])
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})

afterEach(() => act(() => void toast.dismiss()))

describe('who buys as a company', () => {
  afterEach(() => forgetDraft())

  it.each([
    ['company', '1341,46 zł'],
    ['private_person', undefined],
  ] as const)('sees the net sum, where the form of the order says so: %s', async (customerType, sum) => {
    storeDraft(jan.uid, { ...emptyCheckoutForm, customerType })
    open([first])
    expect(await screen.findByText(t('cart.total_amount'))).toBeVisible()
    const net = screen.queryByText(t('money.net'))?.nextElementSibling?.textContent
    expect(net?.replaceAll('\u00A0', ' ')).toBe(sum)
  })
})

describe('the cart, in each of its states', () => {
  // Shows S4.14
  it('waits until it is known who is there', () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
    open()
    expect(screen.getByRole('status')).toHaveTextContent(t('cart.loading'))
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows S5.36, S8.4
  it.each(routing.locales)('asks a visitor in %s to sign in, and comes back', (locale) => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    open(undefined, locale)
    const say = translate(locale)
    expect(screen.getByText(say('account.not_authenticated'))).toBeVisible()
    expect(screen.getByRole('link', { name: say('account.sign_in') })).toHaveAttribute(
      'href',
      `${locale === 'pl' ? '' : `/${locale}`}/signIn?next=%2Fcart`,
    )
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows S2.79
  it('loads', () => {
    bff.mockReturnValue(new Promise(() => undefined))
    open()
    expect(screen.getByRole('status')).toHaveTextContent(t('cart.loading'))
  })

  it('says that it could not be loaded, and tries again', async () => {
    bff.mockRejectedValueOnce(away)
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent(t('cart.failed_load'))
    answerWith([first])
    await user.click(screen.getByRole('button', { name: t('cart.retry') }))
    const summary = within(await screen.findByRole('region', { name: t('cart.summary') }))
    expect(summary.getByText('1650,00 zł')).toBeVisible()
  })

  it('asks to sign in when nobody is signed in any more', async () => {
    bff.mockRejectedValue(new ProblemError('unauthenticated', 'text'))
    open()
    expect(await screen.findByText(t('account.not_authenticated'))).toBeVisible()
  })

  it.each(routing.locales)('is empty in %s, with a way on', async (locale) => {
    open([], locale)
    expect(await screen.findByText(translate(locale)('cart.empty'))).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', `${locale === 'pl' ? '' : `/${locale}`}/tires`)
  })
})

describe('what was paid before the order', () => {
  const payment = aPayment()

  it('does not keep the lines waiting, nor moves them when it comes', async () => {
    const later = Promise.withResolvers<WalletPayment[]>()
    bff.mockImplementation(async (path) => (path === '/api/payment' ? later.promise : [first]))
    renderWithQueries(<CartView />)
    const summary = await screen.findByRole('region', { name: t('cart.summary') })
    later.resolve([payment])
    const notice = await screen.findByRole('status')
    expect(summary.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each(routing.locales)('stands below the lines, in %s', async (locale) => {
    paid = [payment, aPayment({ id: '0199aa00-0000-7000-8000-000000000002', state: 'disputed' })]
    open([first], locale)
    const say = translate(locale)
    expect(await screen.findByRole('region', { name: say('cart.summary') })).toBeVisible()
    const [captured, disputed] = screen.getAllByRole('status')
    const around = (key: 'paid' | 'paid_disputed') =>
      say.markup(`cart.${key}`, { amount: () => '…' }).split('…')
    for (const words of around('paid')) expect(captured).toHaveTextContent(words.trim())
    for (const words of around('paid_disputed')) expect(disputed).toHaveTextContent(words.trim())
    expect(captured).toHaveTextContent(/1.?650[.,]00\szł \(.*455[.,]62.*\)/)
  })

  it('is there with an empty cart as well', async () => {
    paid = [payment]
    open([])
    expect(await screen.findByText(t('cart.empty'))).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('455,62')
  })

  it('that cannot be found out hides nothing of the cart, and is asked for again', async () => {
    paid = away
    const { user } = open([first])
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(t('cart.paid_unknown'))
    expect(screen.getByRole('region', { name: t('cart.summary') })).toBeVisible()
    paid = [payment]
    await user.click(within(alert).getByRole('button', { name: t('cart.retry') }))
    expect(await screen.findByRole('status')).toHaveTextContent('455,62')
  })
})

describe('a cart with lines', () => {
  it('shows of each the picture, title, quantity and unit price', async () => {
    open([first, second])
    const rows = await screen.findAllByRole('listitem')
    expect(rows).toHaveLength(2)
    const [row] = rows.map((item) => within(item))
    expect(row?.getByRole('img')).toBeVisible()
    expect(row?.getByRole('link')).toHaveAttribute('href', '/tireDetail/7')
    expect(row?.getByRole('combobox', { name: /Trasa 195\/80 R15/ })).toHaveDisplayValue('4')
    expect(row?.getByText('412,50 zł')).toBeVisible()
  })

  it.each(routing.locales)(
    'puts what makes a set together in %s, with its sum, and the rest below',
    async (locale) => {
      const say = translate(locale)
      const wheel = {
        product: { ...aWheel, id: 21, title: 'Felga', diameter: 15, price: grosze(20_050) },
        quantity: 4,
      }
      const spacer = { product: { ...aSpacer, id: 22, title: 'Dystans', price: grosze(9_999) }, quantity: 2 }
      const small = aCartLine(1, { id: 8, title: 'Nadbieg Zima 155/80 R13', diameter: 13 })
      open([spacer, small, first, wheel], locale)
      const set = await screen.findByRole('region', { name: say('cart.set', { count: 4 }) })
      expect(
        within(set)
          .getAllByRole('listitem')
          .map((line) => within(line).getByRole('link').textContent),
      ).toEqual([first.product.title, 'Felga', 'Dystans'])
      // 4 × 412.50 + 4 × 200.50 + 2 × 99.99
      expect(set).toHaveTextContent(/2[\s.,]?651[.,]98/)
      expect(
        within(set)
          .getByRole('img', { name: new RegExp(say('cart.set_spacers', { count: 2 })) })
          .getAttribute('src'),
      ).toMatch(/^\/drawings\/set\.svg\?v=\w+&t\./)
      const others = screen.getByRole('region', { name: say('cart.other_lines') })
      expect(within(others).getByRole('link')).toHaveTextContent(small.product.title)
    },
  )

  it('sums up pieces and money, and leads on to the order', async () => {
    open([first, second])
    const summary = within(await screen.findByRole('region', { name: t('cart.summary') }))
    expect(summary.getByText('5')).toBeVisible()
    expect(summary.getByText(/^2062,50\szł$/)).toBeVisible()
    expect(summary.getByText(/^Dostawa bezpłatna, najpóźniej: /)).toBeVisible()
    expect(screen.getByText(/^1650,00\szł$/)).toBeVisible()
    expect(summary.getByRole('link', { name: t('cart.order_now') })).toHaveAttribute('href', '/CreateOrder')
  })

  it.each([
    [3, t('cart.only_left', { count: 3 })],
    [0, t('cart.sold_out')],
  ])('blocks the order while a line has only %i left', async (quantityInStock, text) => {
    open([second, aCartLine(4, { quantityInStock })])
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('button', { name: t('cart.order_now') })).toBeDisabled()
    expect(screen.queryByRole('link', { name: t('cart.order_now') })).not.toBeInTheDocument()
  })

  it.each(routing.locales)('blocks the order in %s while a line is not sold any more', async (locale) => {
    open([second, aCartLine(4, { inArchive: true })], locale)
    const say = translate(locale)
    expect(await screen.findByRole('alert')).toHaveTextContent(say('cart.not_for_sale'))
    expect(screen.getByRole('button', { name: say('cart.order_now') })).toBeDisabled()
    expect(screen.getByRole('combobox', { name: /Trasa/ })).toBeDisabled()
  })

  it('can be ordered as soon as that line is mended', async () => {
    const { user } = open([aCartLine(4, { quantityInStock: 3 })])
    bff.mockResolvedValue([aCartLine(3, { quantityInStock: 3 })])
    await user.selectOptions(await screen.findByRole('combobox'), '3')
    expect(await screen.findByRole('link', { name: t('cart.order_now') })).toBeVisible()
    expect(lastWrite()).toMatchObject(['/api/cart/items/7', { method: 'PATCH', json: { quantity: 3 } }])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('goes back to what the server has when a quantity is refused, and says so', async () => {
    const { user } = open([first])
    const select = await screen.findByRole('combobox')
    bff.mockImplementation(async (_path, { method }) => {
      if (method) throw new ProblemError('out_of_stock', 'text')
      return [first]
    })
    await user.selectOptions(select, '10')
    expect(await screen.findByText(t('cart.failed_update'))).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveDisplayValue('4'))
  })

  // Shows S4.16
  it('loses a line by its button', async () => {
    const { user } = open([first, second])
    bff.mockResolvedValue([second])
    await user.click(
      await screen.findByRole('button', {
        name: t.markup('cart.delete_item', { title: () => first.product.title }),
      }),
    )
    await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(1))
    expect(lastWrite()).toMatchObject(['/api/cart/items/7', { method: 'DELETE' }])
  })

  // Shows S4.16
  it('is emptied by Delete all', async () => {
    const { user } = open([first, second])
    bff.mockResolvedValue(null)
    await user.click(await screen.findByRole('button', { name: t('cart.delete_all') }))
    expect(await screen.findByText(t('cart.empty'))).toBeVisible()
    expect(lastWrite()).toMatchObject(['/api/cart', { method: 'DELETE' }])
  })

  // Shows S8.3
  it.each([t('cart.delete_all'), t.markup('cart.delete_item', { title: () => first.product.title })])(
    'leaves its lines when "%s" fails, says so, and never that it was done',
    async (name) => {
      const { user } = open([first])
      await screen.findByRole('combobox')
      bff.mockImplementation(async (_path, { method }) => {
        if (method) throw away
        return [first]
      })
      await user.click(screen.getByRole('button', { name }))
      expect(await screen.findByText(t('cart.failed_delete'))).toBeInTheDocument()
      expect(screen.getAllByRole('combobox')).toHaveLength(1)
      expect(screen.queryByText(t('cart.all_deleted'))).toBeNull()
      expect(screen.queryByRole('button', { name: t('ui.undo') })).toBeNull()
    },
  )
})

describe('what was deleted', () => {
  /** The cart behind the BFF, of which each line can be taken out and put in. */
  function serve(...lines: CartLine[]) {
    let cart = lines
    bff.mockImplementation(async (path, { method, json }) => {
      if (path === '/api/payment') return paidOf()
      if (method === 'DELETE')
        cart = cart.filter(({ product }) => path.endsWith('/items/7') && product.id !== 7)
      if (method === 'POST') {
        const { productId, quantity } = addItemSchema.parse(json)
        const product = lines.find((line) => line.product.id === productId)?.product
        if (!product || product.quantityInStock < quantity) throw new ProblemError('out_of_stock', 'text')
        cart = [...cart, { product, quantity }]
      }
      return path === '/api/cart' && method ? null : cart
    })
    return open()
  }
  const undo = () => screen.findByRole('button', { name: t('ui.undo') })
  const quantities = () =>
    screen.getAllByRole('combobox').map((select) => (select instanceof HTMLSelectElement ? select.value : ''))

  it('comes back as it was after Delete all', async () => {
    const { user } = serve(first, second)
    await user.click(await screen.findByRole('button', { name: t('cart.delete_all') }))
    expect(await screen.findByText(t('cart.empty'))).toBeVisible()
    await user.click(await undo())
    await waitFor(() => expect(quantities()).toEqual(['4', '1']))
    await waitFor(() => expect(screen.queryByText(t('cart.all_deleted'))).not.toBeInTheDocument())
    const added = bff.mock.calls.filter(([, { method }]) => method === 'POST').map(([, { json }]) => json)
    expect(added).toEqual([
      { productId: 7, quantity: 4 },
      { productId: 8, quantity: 1 },
    ])
  })

  it('says of which line it could not be brought back', async () => {
    const gone = aCartLine(2, { id: 9, title: 'Nadbieg Zima 185/65 R15', quantityInStock: 0 })
    const { user } = serve(first, gone)
    await user.click(await screen.findByRole('button', { name: t('cart.delete_all') }))
    await user.click(await undo())
    const notice = t.markup('cart.failed_restore', { titles: () => gone.product.title })
    await waitFor(() => expect(document.body).toHaveTextContent(notice))
    await waitFor(() => expect(quantities()).toEqual(['4']))
  })

  it('is marked as Polish on a page in English wherever its title stands, and nothing around it is', async () => {
    const title = 'Felga stalowa'
    const { user } = open([aCartLine(1, { title, untranslated: ['title'] })], 'en')
    await user.click(await screen.findByRole('button', { name: `Delete ${title}` }))
    await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(4))
    for (const named of screen.getAllByText(title)) expect(named).toHaveAttribute('lang', 'pl')
    for (const around of [/^Quantity/, /^Delete$/, /^Deleted/])
      expect(screen.getByText(around).closest('[lang]')).toBeNull()
  })

  it('gives the keyboard the button that brings it back, and the cart after that', async () => {
    const { user } = serve(first, second)
    const remove = await screen.findByRole('button', {
      name: t.markup('cart.delete_item', { title: () => first.product.title }),
    })
    act(() => remove.focus())
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await undo()).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(screen.getByRole('group', { name: t('cart.title') })).toHaveFocus()
    await waitFor(() => expect(quantities()).toEqual(['1', '4']))
  })
})

describe('ordering while a change is being saved', () => {
  const assign = vi.fn<(href: string) => void>()
  beforeEach(() => vi.stubGlobal('location', { assign: assign.mockReset() }))
  afterEach(() => void vi.unstubAllGlobals())

  /** Chooses 5 and orders at once; the answer is still to come. */
  async function changeAndOrder() {
    const { user } = open([first])
    const select = await screen.findByRole('combobox')
    const answer = Promise.withResolvers<CartLine[]>()
    bff.mockImplementation(async (_path, { method }) => (method ? answer.promise : [first]))
    await user.selectOptions(select, '5')
    await user.click(screen.getByRole('link', { name: t('cart.order_now') }))
    expect(assign).not.toHaveBeenCalled()
    return answer
  }

  it('waits, and then goes on', async () => {
    const answer = await changeAndOrder()
    answer.resolve([aCartLine(5)])
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/CreateOrder'))
  })

  it('stays when the cart turns out otherwise', async () => {
    const answer = await changeAndOrder()
    answer.reject(new ProblemError('out_of_stock', 'text'))
    expect(await screen.findByText(t('cart.failed_update'))).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveDisplayValue('4'))
    expect(assign).not.toHaveBeenCalled()
  })
})
