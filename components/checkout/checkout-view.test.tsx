import { z } from 'zod'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import { grosze, moneySchema } from '@bieznik/contract/money/money'
import type { CartLine } from '@bieznik/contract/selling/cart'
import type { DeliveryMethod, Order, PaymentMethod } from '@bieznik/contract/selling/order'
import type { WalletPayment, WalletConfig } from '@bieznik/contract/money/payment'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '@/lib/account/account'
import { IdentityUnavailableError } from '@/lib/auth/identity-unavailable'
import { leaveForSignIn, signOut } from '@/lib/auth/sign-out'
import { useAuth } from '@/lib/auth/use-auth'
import { emptyCheckoutForm } from '@/lib/checkout/checkout-form'
import { storeDraft } from '@/lib/checkout/draft'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aCartLine, anOrder, aPayment, aWheel, jan } from '@/tests/shop-examples'
import { CheckoutView } from './checkout-view'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/auth/sign-out', () => ({
  signOut: vi.fn<typeof signOut>(),
  leaveForSignIn: vi.fn<typeof leaveForSignIn>(),
}))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const bff = vi.mocked(callBff)
const assign = vi.fn<(href: string) => void>()
const away = new ProblemError('unavailable', 'text')
const noProfile: Account = { email: jan.email, isEmailVerified: true, record: null }

const withProfile: Account = {
  email: jan.email,
  isEmailVerified: true,
  record: {
    id: jan.uid,
    name: 'Jan',
    surname: 'Nowak',
    email: jan.email,
    phone: '600100200',
    role: 'customer',
    address: 'Polna 1',
    index: '30-001',
    city: 'Kraków',
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
  },
}

/** How the BFF answers the order, one answer after another. */
let answers: (Error | Order | 'placed')[]
let cart: CartLine[]
let profile: () => Promise<Account>
/** One's own, newest first. */
let ordered: Order[]
let wallet: WalletConfig | null
/** What waits for the next order. */
let paid: WalletPayment[] | Error

const realLocation = window.location

beforeEach(() => {
  answers = []
  cart = [aCartLine(4)]
  profile = async () => noProfile
  ordered = []
  wallet = null
  paid = []
  vi.mocked(requestJson).mockImplementation(async () => ({ wallet }))
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/CreateOrder')
  vi.stubGlobal('location', {
    assign: assign.mockReset(),
    get search() {
      return realLocation.search
    },
    get pathname() {
      return realLocation.pathname
    },
  })
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
  vi.mocked(signOut).mockReset().mockResolvedValue()
  vi.mocked(leaveForSignIn).mockReset().mockResolvedValue()
  bff.mockReset().mockImplementation(async (path, { method, json }) => {
    if (path === '/api/account') return profile()
    if (path === '/api/payment') {
      if (paid instanceof Error) throw paid
      return paid
    }
    if (path.startsWith('/api/cart/items/')) return settle(Number(path.split('/').at(-1)), json)
    if (path.startsWith('/api/orders?')) return { orders: ordered, total: ordered.length }
    if (method !== 'POST') return cart
    const answer = answers.shift() ?? 'placed'
    if (answer instanceof Error) throw answer
    return answer === 'placed' ? anOrder() : answer
  })
})
afterEach(() => vi.unstubAllGlobals())

function settle(productId: number, json: unknown): CartLine[] {
  const wanted = z.object({ quantity: z.int() }).safeParse(json)
  cart = cart.flatMap((line) => {
    if (line.product.id !== productId) return [line]
    return wanted.success ? [{ ...line, quantity: wanted.data.quantity }] : []
  })
  return cart
}

type TextKey = 'fullname' | 'company_name' | 'tax_id' | 'email' | 'phone' | 'address' | 'city' | 'zipcode'
type StepName = 'person' | 'delivery' | 'payment' | 'confirmation'

interface Opening {
  locale?: Locale
  required?: boolean
  countries?: DeliveryCountries
  /** Whether Przelewy24 is configured. */
  hasPrzelewy24?: boolean
  /** Whether there is an account for transfers. */
  hasTransfer?: boolean
  /** Whether methods that cannot be chosen are shown. */
  showsAll?: boolean
  extras?: readonly ExtraKind[]
}

const none = [] as const
const przelewy24 = ['przelewy24'] as const
const transfer = ['transfer'] as const

/** In the place of the notice that consumers get. */
const GUARANTEE = 'Prawna gwarancja zgodności'

async function open({
  locale = 'pl',
  required = true,
  countries = ['PL', 'IE', 'DE'],
  hasPrzelewy24 = false,
  hasTransfer = false,
  showsAll = true,
  extras = [],
}: Opening = {}) {
  const view = renderWithQueries(
    <CheckoutView
      isMarketingConsentRequired={required}
      deliveryCountries={countries}
      laterProviders={hasPrzelewy24 ? przelewy24 : hasTransfer ? transfer : none}
      showsAllMethods={showsAll}
      hasCompanyData
      offeredExtras={extras}
      guarantee={<p>{GUARANTEE}</p>}
    />,
    locale,
  )
  const { user } = view
  const say = translate(locale)
  const field = (key: TextKey) => screen.getByRole('textbox', { name: say(`checkout.${key}`) })
  const heading = (step: StepName) =>
    screen.findByRole('heading', { level: 2, name: new RegExp(`${say(`checkout.step_${step}`)}$`) })
  async function write(key: TextKey, text: string) {
    await user.clear(field(key))
    if (text) await user.click(field(key))
    if (text) await user.paste(text)
  }
  const choose = (name: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
  const press = (key: 'next' | 'back' | 'submit') =>
    user.click(screen.getByRole('button', { name: say(`checkout.${key}`) }))
  const bar = (step: StepName) =>
    within(screen.getByRole('navigation', { name: say('checkout.progress') })).getByRole('button', {
      name: new RegExp(say(`checkout.step_${step}`)),
    })
  return { ...view, say, field, heading, write, choose, press, bar }
}

type Page = Awaited<ReturnType<typeof open>>

async function fillPerson({ write, heading }: Page) {
  await heading('person')
  await write('phone', '+48 600 100 200')
  await write('address', 'ul. Polna 1/2')
  await write('zipcode', '30-001')
  await write('city', 'Kraków')
}

async function toPayment(page: Page) {
  await fillPerson(page)
  await page.press('next')
  await page.heading('delivery')
  await page.press('next')
  await page.heading('payment')
}

async function toConfirmation(page: Page) {
  await toPayment(page)
  await page.choose(page.say('payment.payment_at_delivery'))
  await page.press('next')
  await page.heading('confirmation')
}

const prefilled = {
  fullname: 'Jan Kowalski',
  email: jan.email,
  phone: '+48 600 100 200',
  address: 'ul. Polna 1/2',
  zipcode: '30-001',
  city: 'Kraków',
  consentPrivacy: true,
  consentCommercial: true,
}

/** As a person who has filled in everything in this tab and comes back to the last step. */
async function openToOrder({
  payment = 'payment_at_delivery',
  ...options
}: Parameters<typeof open>[0] & { payment?: PaymentMethod } = {}) {
  storeDraft(jan.uid, { ...emptyCheckoutForm, ...prefilled, payment })
  window.history.replaceState(null, '', '/CreateOrder?step=confirmation')
  const page = await open(options)
  await page.heading('confirmation')
  return page
}

const postSchema = z.tuple([
  z.literal('/api/orders'),
  z.object({
    json: z.looseObject({ expectedTotal: moneySchema, language: z.string() }),
    key: z.uuid(),
  }),
])
const posts = () =>
  bff.mock.calls.filter(([, { method }]) => method === 'POST').map((call) => postSchema.parse(call)[1])
const keys = () => posts().map(({ key }) => key)
const links = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent)
const stepInAddress = () => new URLSearchParams(realLocation.search).get('step')

describe('what comes within the price', () => {
  const wheels = { product: { ...aWheel, id: 8, diameter: 15 }, quantity: 4 }

  it.each(routing.locales)('is ticked in %s at the delivery, seen in the review and sent', async (locale) => {
    cart = [aCartLine(4), wheels]
    storeDraft(jan.uid, { ...emptyCheckoutForm, ...prefilled, payment: 'payment_at_delivery' })
    window.history.replaceState(null, '', '/CreateOrder?step=delivery')
    const { say, user, press, heading } = await open({ locale, extras: ['assembly', 'rings'] })
    const name = say('delivery.extra_assembly')
    await user.click(await screen.findByRole('checkbox', { name }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await press('next')
    await heading('payment')
    await press('next')
    await heading('confirmation')
    const review = screen.getByRole('region', { name: say('checkout.step_delivery') })
    await waitFor(() => expect(review).toHaveTextContent(`${say('delivery.extras')}: ${name}`))
    await press('submit')
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]?.json).toMatchObject({ extras: ['assembly'] })
  })

  it('is not asked for where the lines give no reason for it, or the shop does not offer it', async () => {
    storeDraft(jan.uid, {
      ...emptyCheckoutForm,
      ...prefilled,
      extras: ['assembly'],
      payment: 'payment_at_delivery',
    })
    cart = [aCartLine(4), wheels]
    window.history.replaceState(null, '', '/CreateOrder?step=confirmation')
    const { say, press, heading } = await open({ extras: [] })
    await heading('confirmation')
    expect(document.body).not.toHaveTextContent(say('delivery.extras'))
    await press('submit')
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]?.json).not.toHaveProperty('extras')
  })
})

describe('the buyer', () => {
  it('starts as the signed-in person, in Poland', async () => {
    const { field, say, heading } = await open()
    await heading('person')
    expect(field('fullname')).toHaveValue('Jan Kowalski')
    expect(field('email')).toHaveValue('jan@example.com')
    expect(screen.getByRole('combobox', { name: say('checkout.country') })).toHaveDisplayValue('Polska')
    expect(screen.getByRole('radio', { name: say('checkout.private_person') })).toBeChecked()
  })

  // Shows S2.89, S4.27
  it('loses the name when it becomes a company, and the company when it becomes a person', async () => {
    const { field, write, choose, say, heading } = await open()
    await heading('person')
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

  it.each([
    ['Opony sp. z o.o.', false],
    ['Opony Jan Kowalski', true],
  ])('%s sees net and VAT beside the total; the notice to consumers: %s', async (name, isConsumer) => {
    const page = await open()
    await fillPerson(page)
    expect(screen.queryByText('VAT 23%')).not.toBeInTheDocument()
    await page.choose(page.say('checkout.company'))
    await page.write('company_name', name)
    await page.write('tax_id', '5260250274')
    // 1650,00 zł with VAT.
    expect(screen.getByText('Netto').nextElementSibling).toHaveTextContent('1341,46 zł')
    expect(screen.getByText('VAT 23%').nextElementSibling).toHaveTextContent('308,54 zł')
    await page.press('next')
    await page.heading('delivery')
    await page.press('next')
    await page.heading('payment')
    await page.choose(page.say('payment.payment_at_delivery'))
    await page.press('next')
    await page.heading('confirmation')
    expect(screen.getByText('VAT 23%')).toBeVisible()
    expect(screen.queryAllByText(GUARANTEE)).toHaveLength(isConsumer ? 1 : 0)
  })

  // Shows S2.93
  it('is filled in from the profile, and what was typed before that stays, as does a field in which somebody stands', async () => {
    const { promise, resolve } = Promise.withResolvers<Account>()
    profile = () => promise
    const { user, field, write, heading } = await open()
    await heading('person')
    await write('city', 'Gdynia')
    await user.click(field('address'))
    resolve(withProfile)
    await waitFor(() => expect(field('phone')).toHaveValue('600100200'))
    expect(field('fullname')).toHaveValue('Jan Nowak')
    expect(field('zipcode')).toHaveValue('30-001')
    expect(field('city')).toHaveValue('Gdynia')
    expect(field('address')).toHaveValue('')
  })

  // Shows D46
  it.each<[DeliveryMethod, StepName]>([
    ['shipping_to_customer', 'payment'],
    ['delivery_with_assembly', 'payment'],
    ['shipping_to_another_address', 'delivery'],
  ])('with a profile and a last order of %s starts at %s', async (typeOfDelivery, step) => {
    profile = async () => withProfile
    ordered = [anOrder({ typeOfDelivery })]
    const { heading, bar, say, user } = await open()
    await heading(step)
    expect(stepInAddress()).toBe(step)
    await user.click(bar('person'))
    await heading('person')
    await user.click(bar('delivery'))
    const known = step === 'payment' ? typeOfDelivery : emptyCheckoutForm.deliveryMethod
    expect(
      await screen.findByRole('radio', { name: new RegExp(`^${say(`delivery.${known}`)}`) }),
    ).toBeChecked()
  })

  // Shows D46
  it('with an incomplete profile starts at its own data, whatever was ordered before', async () => {
    ordered = [anOrder()]
    const { heading } = await open()
    expect(await heading('person')).toBeVisible()
  })

  it('needs no profile to order', async () => {
    profile = () => Promise.reject(away)
    const page = await openToOrder()
    await page.press('submit')
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  })
})

describe('what is wrong', () => {
  const locale = 'ru'

  it.each(routing.locales)(
    'holds in %s the step, is summed up in the order of the page and tied to its fields',
    async (language) => {
      const page = await open({ locale: language })
      const { say } = page
      await page.heading('person')
      for (const key of ['fullname', 'email'] as const) await page.write(key, '')
      await page.write('city', 'Kraków')
      await page.press('next')
      const summary = await screen.findByRole('alert')
      expect(summary).toHaveFocus()
      const fields = ['fullname', 'email', 'phone', 'address', 'zipcode'] as const
      expect(links()).toEqual(fields.map((key) => say(`checkout.errors.${key}`)))
      for (const key of fields) {
        expect(page.field(key)).toBeInvalid()
        expect(page.field(key)).toHaveAccessibleDescription(
          expect.stringContaining(say(`checkout.errors.${key}`)),
        )
      }
      expect(page.field('city')).toBeValid()
      expect(stepInAddress()).toBeNull()
    },
  )

  // Shows S5.29
  it('has a line for each field of an address that is missing whole', async () => {
    const page = await open({ locale })
    await page.heading('person')
    await page.press('next')
    await screen.findByRole('alert')
    const missing = page.say('checkout.main_address_required')
    const ofAddress = (['address', 'zipcode', 'city'] as const).map(
      (name) => `${missing}: ${page.say(`checkout.${name}`)}`,
    )
    expect(links()).toEqual([page.say('checkout.errors.phone'), ...ofAddress])
    expect(screen.getByRole('alert')).toHaveTextContent(page.say('ui.error_summary', { count: 4 }))
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(4)
    expect(page.field('city')).toBeInvalid()
    await page.user.click(screen.getByRole('link', { name: ofAddress[2] }))
    expect(page.field('city')).toHaveFocus()
  })

  it('goes as soon as it is mended', async () => {
    const page = await open({ locale })
    await page.heading('person')
    await page.press('next')
    await screen.findByRole('alert')
    await page.user.type(page.field('phone'), '6001002')
    await waitFor(() => expect(page.field('phone')).toBeValid())
    expect(page.field('city')).toBeInvalid()
  })

  it('is a tax id that cannot be one, and a postal code of another form', async () => {
    const page = await open({ locale })
    await fillPerson(page)
    await page.choose(page.say('checkout.company'))
    await page.write('company_name', 'Opony sp. z o.o.')
    await page.write('tax_id', '526-025-02-75')
    await page.write('zipcode', '30')
    await page.press('next')
    await screen.findByRole('alert')
    expect(links()).toEqual([
      page.say('checkout.errors.nip'),
      page.say('checkout.errors.zipcode_form', { example: '00-950' }),
    ])
    await page.user.selectOptions(screen.getByRole('combobox', { name: page.say('checkout.country') }), 'IE')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  // Shows S4.29, S5.29
  it('includes the other address, when the order goes there', async () => {
    const page = await open({ locale })
    const { say, user } = page
    await fillPerson(page)
    await page.press('next')
    await page.heading('delivery')
    await page.choose(say('delivery.shipping_to_another_address'))
    const group = screen.getByRole('group', { name: say('checkout.alternative_address') })
    await page.press('next')
    await screen.findByRole('alert')
    expect(links()).toEqual(
      (['address', 'zipcode', 'city'] as const).map(
        (name) => `${say('checkout.alternative_address_required')}: ${say(`checkout.${name}`)}`,
      ),
    )
    for (const name of ['address', 'zipcode', 'city'] as const)
      expect(within(group).getByRole('textbox', { name: say(`checkout.${name}`) })).toBeInvalid()
    for (const name of ['recipient', 'recipient_phone'] as const)
      expect(
        within(group).getByRole('textbox', { name: (text) => text.startsWith(say(`checkout.${name}`)) }),
      ).toBeValid()
    await user.type(within(group).getByRole('textbox', { name: say('checkout.city') }), 'Łódź')
    await waitFor(() =>
      expect(links()).toEqual([say('checkout.errors.address'), say('checkout.errors.zipcode')]),
    )
    await page.choose(say('delivery.delivery_with_assembly'))
    expect(group).not.toBeInTheDocument()
    await page.press('next')
    await page.heading('payment')
  })

  // Shows S5.29
  it('is no method of payment, and a consent that was not given', async () => {
    const page = await open({ locale })
    const { say } = page
    await toPayment(page)
    await page.press('next')
    await screen.findByRole('alert')
    expect(links()).toEqual([say('checkout.errors.payment')])
    const payment = screen.getByRole('radiogroup', { name: say('checkout.payment_method') })
    expect(payment).toHaveAccessibleDescription(say('checkout.errors.payment'))
    await page.choose(say('payment.payment_at_delivery'))
    await page.press('next')
    await page.heading('confirmation')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await page.press('submit')
    await screen.findByRole('alert')
    expect(links()).toEqual([
      say('checkout.errors.consent_privacy'),
      say('checkout.errors.consent_commercial'),
    ])
    expect(new Set(links()).size).toBe(2)
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid()
    expect(posts()).toHaveLength(0)
  })
})

describe('the four steps', () => {
  // Shows S2.88
  it('stand in the address, take the focus, and lose nothing on the way back', async () => {
    const page = await open()
    await fillPerson(page)
    await page.press('next')
    expect(await page.heading('delivery')).toHaveFocus()
    expect(stepInAddress()).toBe('delivery')
    expect(page.bar('delivery')).toHaveAttribute('aria-current', 'step')
    await page.press('back')
    expect(await page.heading('person')).toHaveFocus()
    expect(page.field('city')).toHaveValue('Kraków')
  })

  it('are walked by the bar, as far as the steps before are filled in', async () => {
    const page = await open()
    await page.heading('person')
    await page.user.click(page.bar('confirmation'))
    await screen.findByRole('alert')
    expect(page.field('phone')).toBeInvalid()
    await fillPerson(page)
    await page.user.click(page.bar('confirmation'))
    expect(await page.heading('payment')).toBeVisible()
    await screen.findByRole('alert')
    await page.user.click(page.bar('person'))
    await page.heading('person')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('are gone back by the browser', async () => {
    const page = await open()
    await toConfirmation(page)
    for (const step of ['payment', 'delivery', 'person'] as const) {
      act(() => window.history.back())
      expect(await page.heading(step)).toBeVisible()
    }
    expect(page.field('city')).toHaveValue('Kraków')
  })

  it('are not jumped over by an address', async () => {
    window.history.replaceState(null, '', '/CreateOrder?step=confirmation')
    const page = await open()
    await page.heading('person')
    await waitFor(() => expect(stepInAddress()).toBe('person'))
  })

  it('are where they were after a reload, with everything that was typed', async () => {
    const first = await open()
    await toConfirmation(first)
    first.unmount()
    const page = await open()
    await page.heading('confirmation')
    expect(screen.getByRole('region', { name: page.say('checkout.step_person') })).toHaveTextContent(
      'Jan Kowalskiul. Polna 1/230-001 Kraków, Polska',
    )
    await page.user.click(page.bar('person'))
    await page.heading('person')
    expect(page.field('phone')).toHaveValue('+48 600 100 200')
  })
})

describe('payment', () => {
  // Shows S2.91, S4.31, S4.32, D23d
  it('starts with nothing chosen and offers payment at delivery only', async () => {
    const page = await open()
    await toPayment(page)
    const group = screen.getByRole('radiogroup', { name: page.say('checkout.payment_method') })
    const radios = within(group).getAllByRole('radio')
    expect(radios).toHaveLength(5)
    for (const radio of radios) expect(radio).not.toBeChecked()
    const enabled = radios.filter((radio) => !radio.hasAttribute('disabled'))
    expect(enabled).toEqual([
      within(group).getByRole('radio', { name: page.say('payment.payment_at_delivery') }),
    ])
    expect(within(group).getAllByText(page.say('checkout.payment_unavailable'))).toHaveLength(4)
  })
})

describe('a bank transfer', () => {
  it('is chosen like any method, and the order says how it is paid', async () => {
    const page = await open({ hasTransfer: true })
    await toPayment(page)
    const radio = screen.getByRole('radio', { name: new RegExp(`^${page.say('payment.transfer')}`) })
    expect(screen.getByText(page.say('checkout.transfer_hint'))).toBeVisible()
    await page.user.click(radio)
    await page.press('next')
    await page.heading('confirmation')
    for (const box of screen.getAllByRole('checkbox')) await page.user.click(box)
    answers = [anOrder({ id: 77, typeOfPayment: 'transfer' })]
    await page.press('submit')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/orders?placed=77'))
  })
})

describe('Przelewy24', () => {
  it('is chosen like any method, and the buyer is sent to pay once the order is placed', async () => {
    const page = await open({ hasPrzelewy24: true })
    await toPayment(page)
    const radio = screen.getByRole('radio', { name: new RegExp(`^${page.say('payment.przelewy24')}`) })
    expect(radio).toBeEnabled()
    expect(screen.getByText(page.say('checkout.przelewy24_hint'))).toBeVisible()
    await page.user.click(radio)
    await page.press('next')
    await page.heading('confirmation')
    for (const box of screen.getAllByRole('checkbox')) await page.user.click(box)
    answers = [anOrder({ id: 77, typeOfPayment: 'przelewy24' })]
    await page.press('submit')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/orders/77/payment?start=1'))
  })

  it('is paid too when the order was placed without an answer and is found again', async () => {
    const lost = new ProblemError('internal', 'no JSON')
    answers = [lost, lost, anOrder({ id: 77, typeOfPayment: 'przelewy24' })]
    const first = await openToOrder()
    cart = []
    await first.press('submit')
    await screen.findByText(first.say('checkout.order_unknown'))
    first.unmount()
    await open({ hasPrzelewy24: true })
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/orders/77/payment?start=1'))
  })

  // Shows D23d
  it('is not shown where it is not configured, nor is anything else that cannot be chosen', async () => {
    const page = await open({ showsAll: false })
    await toPayment(page)
    expect(screen.getAllByRole('radio')).toEqual([
      screen.getByRole('radio', { name: page.say('payment.payment_at_delivery') }),
    ])
  })
})

describe('the wallet', () => {
  beforeEach(() => {
    wallet = { clientId: 'client-of-the-shop' }
  })

  it.each(routing.locales)('can be chosen where one is configured, in %s', async (locale) => {
    const page = await open({ locale })
    await toPayment(page)
    const group = within(screen.getByRole('radiogroup', { name: page.say('checkout.payment_method') }))
    const enabled = group.getAllByRole('radio').filter((radio) => !radio.hasAttribute('disabled'))
    expect(enabled).toHaveLength(2)
    await page.choose(page.say('payment.paypal'))
    await page.press('next')
    await page.heading('confirmation')
  })

  it.each(routing.locales)(
    'is paid before the order is placed, in %s, and comes back to the last step',
    async (locale) => {
      const { say } = await openToOrder({ locale, payment: 'paypal' })
      const link = await screen.findByRole('link', { name: say('checkout.pay') })
      expect(link).toHaveAttribute(
        'href',
        `${locale === 'pl' ? '' : `/${locale}`}/Payment?next=%2FCreateOrder%3Fstep%3Dconfirmation`,
      )
      expect(screen.getByText(say('checkout.pay_first'))).toBeVisible()
      expect(screen.queryByRole('button', { name: say('checkout.submit') })).not.toBeInTheDocument()
    },
  )

  it.each(routing.locales)(
    'once paid is shown with what is still due, in %s, and ordered with',
    async (locale) => {
      paid = [aPayment({ amount: grosze(150_000), usd: '414.20' })]
      const page = await openToOrder({ locale, payment: 'paypal' })
      const summary = screen.getByRole('region', { name: page.say('checkout.order_summary') })
      await waitFor(() => expect(summary).toHaveTextContent(/414[.,]20/))
      expect(summary).toHaveTextContent(page.say('checkout.due_at_delivery'))
      expect(within(summary).getByText(/^150[.,]00\szł$/)).toBeVisible()
      await page.press('submit')
      await waitFor(() => expect(assign).toHaveBeenCalledOnce())
      expect(posts()).toMatchObject([{ json: { typeOfPayment: 'paypal', expectedTotal: 165_000 } }])
    },
  )

  it('leaves nothing to pay of what it covers, whichever method is chosen', async () => {
    paid = [aPayment(), aPayment({ id: '0199aa00-0000-7000-8000-000000000002', state: 'disputed' })]
    const { say } = await openToOrder()
    const summary = screen.getByRole('region', { name: say('checkout.order_summary') })
    await waitFor(() => expect(within(summary).getByText('0,00 zł')).toBeVisible())
    expect(within(summary).getAllByText(/455,62/)).toHaveLength(1)
    expect(screen.getByRole('button', { name: say('checkout.submit') })).toBeEnabled()
  })

  it('that cannot say what was paid is asked again, before anything is ordered', async () => {
    paid = away
    const { user, say } = await openToOrder({ payment: 'paypal' })
    expect(await screen.findByRole('alert')).toHaveTextContent(say('checkout.payments_failed'))
    paid = [aPayment()]
    await user.click(screen.getByRole('button', { name: say('cart.retry') }))
    expect(await screen.findByRole('button', { name: say('checkout.submit') })).toBeEnabled()
  })

  it('that is not configured any more is no method to order by', async () => {
    wallet = null
    storeDraft(jan.uid, { ...emptyCheckoutForm, ...prefilled, payment: 'paypal' })
    window.history.replaceState(null, '', '/CreateOrder?step=confirmation')
    const { heading } = await open()
    expect(await heading('payment')).toBeVisible()
  })
})

describe('delivery', () => {
  /** The sentence with any day in it. */
  function promiseOf({ say }: Awaited<ReturnType<typeof open>>): RegExp {
    const [before = '', after = ''] = say('delivery.by_or_after_payment', { day: '|', days: '3' }).split('|')
    return new RegExp(`^${before}.+${after.replaceAll('.', '[.]')}$`)
  }

  async function openDelivery(locale?: Locale) {
    const page = await open({ locale })
    await fillPerson(page)
    await page.press('next')
    await page.heading('delivery')
    return page
  }

  // Shows S2.90, S4.30
  it('offers three ways, with free delivery, and begins with the first', async () => {
    const page = await openDelivery()
    const [pickup, ...deliveries] = screen.getAllByRole('radio')
    expect(pickup?.closest('label')).toHaveTextContent(page.say('delivery.delivery_with_assembly'))
    expect(deliveries.map((radio) => radio.closest('label')?.textContent)).toEqual(
      (['shipping_to_customer', 'shipping_to_another_address'] as const).map(
        (method) => page.say(`delivery.${method}`) + page.say('checkout.delivery_price'),
      ),
    )
    expect(pickup).toBeChecked()
  })

  it.each(routing.locales)(
    'says in %s where and when an order is picked up, not that it is sent',
    async (locale) => {
      const page = await openDelivery(locale)
      const [pickup, toCustomer] = screen.getAllByRole('radio')
      const label = pickup?.closest('label')
      expect(label).toHaveTextContent('ul. Kauczukowa 14, 42-207 Częstochowa')
      expect(label).toHaveTextContent(/8:00–20:00.*9:00–14:00/)
      expect(label).not.toHaveTextContent(page.say('checkout.delivery_price'))
      expect(screen.queryByText(promiseOf(page))).not.toBeInTheDocument()
      if (toCustomer) await page.user.click(toCustomer)
      expect(screen.getByText(promiseOf(page))).toBeVisible()
    },
  )

  it('asks whom to look for, or when one would like to come, and says it once more', async () => {
    const page = await openDelivery()
    const { say, user } = page
    const day = screen.getByRole('combobox', { name: (text) => text.startsWith(say('checkout.pickup_day')) })
    const [, first] = within(day).getAllByRole<HTMLOptionElement>('option')
    await user.selectOptions(day, first?.value ?? '')
    await page.press('next')
    await page.choose(say('payment.payment_at_delivery'))
    await page.press('next')
    const review = await screen.findByRole('region', { name: say('checkout.step_delivery') })
    expect(review).toHaveTextContent(first?.text ?? '')
  })

  it('says so once more before the order is placed', async () => {
    const page = await openToOrder()
    const review = screen.getByRole('region', { name: page.say('checkout.step_delivery') })
    expect(review).toHaveTextContent('ul. Kauczukowa 14, 42-207 Częstochowa')
    expect(review).toHaveTextContent('8:00–20:00')
    expect(screen.queryByText(promiseOf(page))).not.toBeInTheDocument()
  })
})

describe('the order', () => {
  it.each(routing.locales)(
    'in %s is sent with the total that was shown, and leads on to the orders',
    async (locale) => {
      const page = await openToOrder({ locale })
      expect(screen.getByRole('region', { name: page.say('checkout.order_summary') })).toHaveTextContent(
        /1[\s,]?650[,.]00/,
      )
      await page.press('submit')
      await waitFor(() => expect(assign).toHaveBeenCalledOnce())
      expect(assign).toHaveBeenCalledWith(`${locale === 'pl' ? '' : `/${locale}`}/orders?placed=10423`)
      expect(posts()).toMatchObject([
        {
          json: {
            expectedTotal: 165_000,
            language: locale,
            firstAndLastName: 'Jan Kowalski',
            phone: '+48600100200',
            country: 'Polska',
          },
        },
      ])
      expect(window.sessionStorage).toHaveLength(0)
    },
  )

  it('asks for the document of sale that was chosen, which the last step repeats', async () => {
    const page = await open()
    const { say } = page
    await page.heading('person')
    const receipt = new RegExp(`^${say('checkout.document_kinds.receipt')}`)
    expect(screen.getByRole('radio', { name: receipt })).toBeChecked()
    await page.choose(say('checkout.document_kinds.invoice'))
    await toConfirmation(page)
    expect(screen.getByRole('region', { name: say('checkout.step_person') })).toHaveTextContent(
      say('checkout.document_kinds.invoice'),
    )
    for (const box of screen.getAllByRole('checkbox')) await page.user.click(box)
    await page.press('submit')
    await waitFor(() => expect(posts()).toMatchObject([{ json: { documentKind: 'invoice' } }]))
  })

  it('can be sent once only: the form stays as it is until the next page is there', async () => {
    const page = await openToOrder()
    await page.press('submit')
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const button = screen.getByRole('button', { name: page.say('checkout.submit') })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  // Shows S8.18
  it('that was not answered is sent again by itself, then by hand, under one key', async () => {
    answers = [away, away]
    const page = await openToOrder()
    await page.press('submit')
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      page.say('checkout.failed'),
    )
    expect(screen.getByRole('alert')).toHaveTextContent(page.say('checkout.sent_once'))
    await page.press('submit')
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(keys()).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
  })

  it('that was placed without an answer, its cart being empty, is found by its key, also after a reload', async () => {
    const lost = new ProblemError('internal', 'no JSON')
    answers = [lost, lost]
    const first = await openToOrder()
    cart = []
    await first.press('submit')
    await screen.findByText(first.say('checkout.order_unknown'))
    first.unmount()
    await open()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/orders?placed=10423'))
    expect(new Set(keys()).size).toBe(1)
  })

  it('that had been placed with other details is reported to be among the orders', async () => {
    answers = [new ProblemError('idempotency_key_reused', 'text')]
    const page = await openToOrder()
    await page.press('submit')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/orders?placed=earlier'))
    expect(window.sessionStorage).toHaveLength(0)
  })

  it.each(['price_changed', 'out_of_stock', 'cart_empty', 'too_many_requests'] as const)(
    'that is refused for %s says so on top, the cart is read again, and the next one is another order',
    async (code) => {
      answers = [new ProblemError(code, 'text')]
      const page = await openToOrder()
      const read = bff.mock.calls.length
      await page.press('submit')
      const summary = await screen.findByRole('alert')
      expect(summary).toHaveTextContent(page.say(`errors.${code}`))
      expect(summary).toHaveFocus()
      expect(bff.mock.calls.slice(read).map(([path]) => path)).toEqual(['/api/orders', '/api/cart'])
      await page.press('submit')
      await waitFor(() => expect(assign).toHaveBeenCalledOnce())
      expect(new Set(keys()).size).toBe(2)
    },
  )

  it('that the server finds a field wrong in leads back to the step that has it', async () => {
    const fields = [
      { path: 'alternativeAddress.city', message: 'x' },
      { path: 'postCode', message: 'x' },
    ]
    answers = [new ProblemError('invalid_request', 'text', { fields })]
    const page = await openToOrder()
    await page.press('submit')
    await page.heading('person')
    expect(page.field('zipcode')).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent(page.say('errors.invalid_request'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  })

  it('that failed for no known reason says that it was not created', async () => {
    answers = [new ProblemError('internal', 'stack trace of the server')]
    const page = await openToOrder()
    await page.press('submit')
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent(page.say('checkout.failed'))
    expect(summary).not.toHaveTextContent('stack')
  })

  it('needs no consent to marketing where it is optional', async () => {
    const page = await openToOrder({ required: false })
    await page.user.click(screen.getByRole('checkbox', { name: page.say('checkout.consent_commercial') }))
    await page.press('submit')
    await waitFor(() => expect(posts()).toMatchObject([{ json: { consentCommercial: false } }]))
  })
})

describe('a cart that has changed meanwhile', () => {
  // Shows D20d
  it('is shown line by line, holds the order, and is ordered at its new price when that is accepted', async () => {
    answers = [new ProblemError('price_changed', 'text')]
    const page = await openToOrder()
    cart = [aCartLine(4, { price: grosze(43_000) })]
    await page.press('submit')
    const panel = await screen.findByRole('alert', { name: page.say('checkout.changes_title') })
    expect(panel).toHaveTextContent(/412,50\szł → teraz 430,00\szł/)
    await page.press('submit')
    expect(posts()).toHaveLength(1)
    await waitFor(() => expect(panel).toHaveFocus())
    await page.user.click(within(panel).getByRole('button', { name: page.say('checkout.accept_changes') }))
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    expect(await page.heading('confirmation')).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await page.press('submit')
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(posts().map(({ json }) => json.expectedTotal)).toEqual([165_000, 172_000])
  })

  it('holds what is left, once that is accepted', async () => {
    answers = [new ProblemError('out_of_stock', 'text')]
    cart = [aCartLine(4), aCartLine(1, { id: 8, title: 'Koło' })]
    const page = await openToOrder()
    cart = [aCartLine(4, { quantityInStock: 3 }), aCartLine(1, { id: 8, title: 'Koło', quantityInStock: 0 })]
    await page.press('submit')
    const panel = await screen.findByRole('alert', { name: page.say('checkout.changes_title') })
    expect(panel).toHaveTextContent(page.say('checkout.some_left', { count: 3 }))
    expect(panel).toHaveTextContent(page.say('checkout.none_left'))
    await page.user.click(within(panel).getByRole('button', { name: page.say('checkout.accept_changes') }))
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    expect(cart).toEqual([aCartLine(3, { quantityInStock: 3 })])
  })

  it('is reported after a reload as well', async () => {
    const first = await open()
    await first.heading('person')
    first.unmount()
    cart = [aCartLine(4, { price: grosze(43_000) })]
    const page = await open()
    expect(await screen.findByRole('alert', { name: page.say('checkout.changes_title') })).toHaveTextContent(
      /430,00/,
    )
  })
})

describe('the country', () => {
  const shown = () =>
    within(screen.getByRole('combobox', { name: translate('pl')('checkout.country') }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)

  // Shows D38a
  it('is one of those that are delivered to, the first as the shop has it', async () => {
    const page = await open({ countries: ['PL', 'LT', 'DE'] })
    await page.heading('person')
    expect(shown()).toEqual(['Polska', 'Litwa', 'Niemcy'])
  })

  it('is the only one, also where another had been chosen before', async () => {
    const { alternative } = emptyCheckoutForm
    storeDraft(jan.uid, {
      ...emptyCheckoutForm,
      country: 'DE',
      alternative: { ...alternative, country: 'IS' },
    })
    const page = await open({ countries: ['CZ'] })
    await page.heading('person')
    expect(shown()).toEqual(['Czechy'])
    expect(screen.getByRole('combobox')).toHaveValue('CZ')
  })

  it('that the server does not deliver to is reported at its field', async () => {
    answers = [
      new ProblemError('country_not_delivered_to', 'text', {
        fields: [{ path: 'country', message: 'one of PL' }],
      }),
    ]
    const page = await openToOrder()
    await page.press('submit')
    expect(await screen.findByRole('alert')).toHaveTextContent(page.say('errors.country_not_delivered_to'))
    expect(screen.getByRole('combobox', { name: page.say('checkout.country') })).toBeInvalid()
  })
})

describe('nobody to order', () => {
  // Shows S4.12, S8.17
  it.each(routing.locales)('goes to sign-in in %s, says why and comes back here', async (locale) => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    window.history.replaceState(null, '', '/CreateOrder?step=delivery')
    renderWithQueries(
      <CheckoutView
        isMarketingConsentRequired
        deliveryCountries={['PL']}
        laterProviders={none}
        showsAllMethods
        hasCompanyData
        offeredExtras={[]}
        guarantee={null}
      />,
      locale,
    )
    const prefix = locale === 'pl' ? '' : `/${locale}`
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(assign).toHaveBeenCalledWith(
      `${prefix}/login?reason=user_id_required&next=%2FCreateOrder%3Fstep%3Ddelivery`,
    )
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows S4.13
  it.each(['unauthenticated', 'token_expired'] as const)(
    'when the order is sent (%s) is signed out, goes to sign-in, and finds the form as it was',
    async (code) => {
      answers = [new ProblemError(code, 'text')]
      const page = await openToOrder()
      await page.press('submit')
      await waitFor(() => expect(leaveForSignIn).toHaveBeenCalledOnce())
      expect(assign).not.toHaveBeenCalled()
      page.unmount()
      const again = await open()
      await again.heading('confirmation')
      for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
    },
  )

  // Shows S5.29
  it('reports an identity service that gives no token', async () => {
    const noToken = new IdentityUnavailableError(new Error('auth/network-request-failed'))
    answers = [noToken, noToken]
    const page = await openToOrder()
    await page.press('submit')
    // It is tried once more after a second.
    expect(await screen.findByRole('alert', {}, { timeout: 4_000 })).toHaveTextContent(
      page.say('checkout.authentication_error'),
    )
    expect(assign).not.toHaveBeenCalled()
  })

  // Shows S5.29
  it('has nothing to order', async () => {
    cart = []
    renderWithQueries(
      <CheckoutView
        isMarketingConsentRequired
        deliveryCountries={['PL']}
        laterProviders={none}
        showsAllMethods
        hasCompanyData
        offeredExtras={[]}
        guarantee={null}
      />,
    )
    expect(await screen.findByText(translate('pl')('cart.empty'))).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})
