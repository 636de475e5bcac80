import { z } from 'zod'
import { moneySchema } from '@bieznik/contract/money'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aCartLine, anOrder, jan } from '@/tests/shop-examples'
import { CheckoutView } from './checkout-view'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const assign = vi.fn<(href: string) => void>()
const away = new ProblemError('unavailable', 'text')
const lines = [aCartLine(4)]

/** How the BFF answers the order, one answer after another. */
let answers: (ProblemError | 'placed')[]

beforeEach(() => {
  answers = []
  window.sessionStorage.clear()
  vi.stubGlobal('location', { assign: assign.mockReset() })
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
  bff.mockReset().mockImplementation(async (_path, { method }) => {
    if (method !== 'POST') return lines
    const answer = answers.shift() ?? 'placed'
    if (answer instanceof ProblemError) throw answer
    return anOrder()
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open({ locale = 'pl', required = true }: { locale?: Locale; required?: boolean } = {}) {
  const { user } = renderWithQueries(<CheckoutView isMarketingConsentRequired={required} />, locale)
  const say = translate(locale)
  await screen.findByRole('heading', { name: say('checkout.step_person') })
  const field = (
    key:
      'fullname' | 'company_name' | 'tax_id' | 'email' | 'phone' | 'address' | 'city' | 'zipcode' | 'country',
  ) => screen.getByRole('textbox', { name: say(`checkout.${key}`) })
  async function write(key: Parameters<typeof field>[0], text: string) {
    await user.clear(field(key))
    if (text) await user.click(field(key))
    if (text) await user.paste(text)
  }
  const choose = (name: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
  const submit = () => user.click(screen.getByRole('button', { name: say('checkout.submit') }))
  return { user, say, field, write, choose, submit }
}

type Page = Awaited<ReturnType<typeof open>>

async function fillIn({ user, say, write, choose }: Page) {
  await write('phone', '+48 600 100 200')
  await write('address', 'ul. Polna 1/2')
  await write('zipcode', '30-001')
  await write('city', 'Kraków')
  await choose(say('payment.payment_at_delivery'))
  await user.click(
    screen.getByRole('checkbox', {
      name: say.markup('checkout.consent_privacy', { rules: String, privacy: String }),
    }),
  )
  await user.click(screen.getByRole('checkbox', { name: say('checkout.consent_commercial') }))
}

const postSchema = z.tuple([
  z.literal('/api/orders'),
  z.object({
    json: z.looseObject({ expectedTotal: moneySchema, language: z.string() }),
    headers: z.object({ 'idempotency-key': z.uuid() }),
  }),
])
const posts = () =>
  bff.mock.calls.filter(([, { method }]) => method === 'POST').map((call) => postSchema.parse(call)[1])
const keys = () => posts().map(({ headers }) => headers['idempotency-key'])

describe('the buyer', () => {
  it('starts as the signed-in person', async () => {
    const { field, say } = await open()
    expect(field('fullname')).toHaveValue('Jan Kowalski')
    expect(field('email')).toHaveValue('jan@example.com')
    expect(field('country')).toHaveValue(say('checkout.default_country'))
    expect(screen.getByRole('radio', { name: say('checkout.private_person') })).toBeChecked()
  })

  it('loses the name when it becomes a company, and the company when it becomes a person', async () => {
    const { field, write, choose, say } = await open()
    await choose(say('checkout.company'))
    expect(screen.queryByRole('textbox', { name: say('checkout.fullname') })).not.toBeInTheDocument()
    await write('company_name', 'Opony sp. z o.o.')
    await write('tax_id', '5260250274')
    await choose(say('checkout.private_person'))
    expect(field('fullname')).toHaveValue('')
    await choose(say('checkout.company'))
    expect(field('company_name')).toHaveValue('')
    expect(field('tax_id')).toHaveValue('')
    expect(field('email')).toHaveValue('jan@example.com')
  })
})

describe.each(routing.locales)('what is wrong, in %s', (locale) => {
  it('is summed up in the order of the page and tied to its fields', async () => {
    const page = await open({ locale })
    const { say } = page
    for (const key of ['fullname', 'email', 'country'] as const) await page.write(key, '')
    await page.submit()
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveFocus()
    expect(summary).toHaveTextContent(say('ui.error_summary', { count: 10 }))
    const fields = ['fullname', 'email', 'phone', 'address', 'city', 'zipcode', 'country'] as const
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      ...fields.map((key) => say(`checkout.errors.${key}`)),
      say('checkout.errors.payment'),
      say('checkout.errors.consents'),
      say('checkout.errors.consents'),
    ])
    for (const key of fields) {
      expect(page.field(key)).toBeInvalid()
      expect(page.field(key)).toHaveAccessibleDescription(
        expect.stringContaining(say(`checkout.errors.${key}`)),
      )
    }
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).toBeInvalid()
      expect(box).toHaveAccessibleDescription(say('checkout.errors.consents'))
    }
    const payment = screen.getByRole('radiogroup', { name: say('checkout.payment_method') })
    expect(payment).toBeInvalid()
    expect(payment).toHaveAccessibleDescription(say('checkout.errors.payment'))
    expect(posts()).toHaveLength(0)
  })

  it('is a link to its field each', async () => {
    const page = await open({ locale })
    await page.submit()
    for (const link of within(await screen.findByRole('alert')).getAllByRole('link')) {
      await page.user.click(link)
      expect(document.activeElement).toHaveAttribute('id', link.getAttribute('href')?.slice(1))
    }
    expect(screen.getByRole('checkbox', { name: page.say('checkout.consent_commercial') })).toHaveFocus()
  })

  it('includes the other address, when the order goes there', async () => {
    const page = await open({ locale })
    await fillIn(page)
    await page.choose(page.say('delivery.shipping_to_another_address'))
    const group = screen.getByRole('group', { name: page.say('checkout.alternative_address') })
    await page.user.clear(within(group).getByRole('textbox', { name: page.say('checkout.country') }))
    await page.submit()
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4)
    for (const input of within(group).getAllByRole('textbox')) expect(input).toBeInvalid()
    await page.choose(page.say('delivery.delivery_with_assembly'))
    expect(group).not.toBeInTheDocument()
    await page.submit()
    await waitFor(() => expect(posts()).toHaveLength(1))
  })
})

describe('payment', () => {
  it('starts with nothing chosen and offers payment at delivery only', async () => {
    const { say } = await open()
    const group = screen.getByRole('radiogroup', { name: say('checkout.payment_method') })
    const radios = within(group).getAllByRole('radio')
    expect(radios).toHaveLength(5)
    for (const radio of radios) expect(radio).not.toBeChecked()
    const enabled = radios.filter((radio) => !radio.hasAttribute('disabled'))
    expect(enabled).toEqual([within(group).getByRole('radio', { name: say('payment.payment_at_delivery') })])
    expect(within(group).getAllByText(say('checkout.payment_unavailable'))).toHaveLength(4)
  })
})

describe('the order', () => {
  it.each(routing.locales)(
    'in %s is sent with the total that was shown, and leads on to the orders',
    async (locale) => {
      const page = await open({ locale })
      await fillIn(page)
      expect(screen.getByRole('region', { name: page.say('checkout.order_summary') })).toHaveTextContent(
        /1[\s,]?650[,.]00/,
      )
      await page.submit()
      await waitFor(() => expect(assign).toHaveBeenCalledOnce())
      expect(assign).toHaveBeenCalledWith(`${locale === 'pl' ? '' : `/${locale}`}/orders?placed=10423`)
      expect(posts()).toMatchObject([
        {
          json: {
            expectedTotal: 165_000,
            language: locale,
            firstAndLastName: 'Jan Kowalski',
            phone: '+48600100200',
          },
        },
      ])
    },
  )

  it('can be sent once only: the form stays as it is until the next page is there', async () => {
    const page = await open()
    await fillIn(page)
    await page.submit()
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const button = screen.getByRole('button', { name: page.say('checkout.submit') })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('keeps one key over repeats, and forgets it when the order is placed', async () => {
    answers = [away, away]
    const page = await open()
    await fillIn(page)
    for (const sent of [1, 2]) {
      await page.submit()
      await waitFor(() => expect(posts()).toHaveLength(sent))
      expect(await screen.findByRole('alert')).toHaveTextContent(page.say('errors.unavailable'))
    }
    await page.submit()
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(keys()).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('takes another key when the old one was used for something else', async () => {
    answers = [new ProblemError('idempotency_key_reused', 'text')]
    const page = await open()
    await fillIn(page)
    await page.submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(page.say('errors.idempotency_key_reused'))
    await page.submit()
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(new Set(keys()).size).toBe(2)
  })

  it.each(['price_changed', 'out_of_stock', 'cart_empty', 'too_many_requests'] as const)(
    'that is refused for %s says so on top, and the cart is read again',
    async (code) => {
      answers = [new ProblemError(code, 'text')]
      const page = await open()
      await fillIn(page)
      const read = bff.mock.calls.length
      await page.submit()
      const summary = await screen.findByRole('alert')
      expect(summary).toHaveTextContent(page.say(`errors.${code}`))
      expect(summary).toHaveFocus()
      expect(bff.mock.calls.slice(read).map(([path]) => path)).toEqual(['/api/orders', '/api/cart'])
    },
  )

  it('that failed for no known reason says that it was not created', async () => {
    answers = [new ProblemError('internal', 'stack trace of the server')]
    const page = await open()
    await fillIn(page)
    await page.submit()
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent(page.say('checkout.failed'))
    expect(summary).not.toHaveTextContent('stack')
  })

  it('needs no consent to marketing where it is optional', async () => {
    const page = await open({ required: false })
    await fillIn(page)
    await page.user.click(screen.getByRole('checkbox', { name: page.say('checkout.consent_commercial') }))
    await page.submit()
    await waitFor(() => expect(posts()).toMatchObject([{ json: { consentCommercial: false } }]))
  })
})

describe('nobody to order', () => {
  it.each(routing.locales)('goes to sign-in in %s and comes back here', async (locale) => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    renderWithQueries(<CheckoutView isMarketingConsentRequired />, locale)
    const prefix = locale === 'pl' ? '' : `/${locale}`
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${prefix}/login?next=%2FCreateOrder`)
    expect(bff).not.toHaveBeenCalled()
  })

  it('has nothing to order', async () => {
    bff.mockReset().mockResolvedValue([])
    renderWithQueries(<CheckoutView isMarketingConsentRequired />)
    expect(await screen.findByText(translate('pl')('cart.empty'))).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})
