// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { grosze } from '@bieznik/contract/money/money'
import { aCartLine } from '@/tests/shop-examples'
import { checkoutFormSchema, emptyCheckoutForm } from './checkout-form'
import { storeDraft, readDraft } from './draft'
import { forgetCheckout } from './forget-checkout'
import { beginAttempt, forgetAttempt, pendingAttempt } from './order-attempt'
import { orderOfForm } from './order-of-form'
import { rememberPrices, seenPrices } from './seen-prices'

beforeEach(() => window.sessionStorage.clear())

const form = {
  ...emptyCheckoutForm,
  fullname: 'Łucja',
  tax_id: 'half ty',
  alternative: { ...emptyCheckoutForm.alternative, city: 'Łódź' },
}
const order = orderOfForm(
  checkoutFormSchema({ isMarketingConsentRequired: false, providers: [] }).parse({
    ...emptyCheckoutForm,
    fullname: 'Łucja Żółć',
    email: 'lucja@example.com',
    phone: '600100200',
    address: 'Polna 1',
    city: 'Kraków',
    zipcode: '30-001',
    payment: 'payment_at_delivery',
    consentPrivacy: true,
  }),
  grosze(165_000),
  'pl',
)

describe('a draft', () => {
  it('is what was typed, right or wrong, in this tab alone', () => {
    storeDraft('jan', form)
    expect(readDraft('jan')).toEqual(form)
    expect(window.localStorage).toHaveLength(0)
  })

  it('is nobody else’s, and is gone as soon as somebody else is here', () => {
    storeDraft('jan', form)
    expect(readDraft('ola')).toBeNull()
    expect(window.sessionStorage).toHaveLength(0)
  })

  it.each(['', 'no JSON', '{"version":2}', '{"version":1,"uid":"jan","form":{"fullname":"x"}}'])(
    'of another shape is none: %s',
    (text) => {
      vi.spyOn(console, 'error').mockReturnValue()
      vi.spyOn(console, 'warn').mockReturnValue()
      storeDraft('jan', form)
      const [key = ''] = Object.keys(window.sessionStorage)
      window.sessionStorage.setItem(key, text)
      expect(readDraft('jan')).toBeNull()
    },
  )
})

describe('an order that is sent', () => {
  // Shows D20c
  it('has its key until it is answered, also over a reload and with other details', () => {
    const { key } = beginAttempt('jan', order)
    expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(pendingAttempt('jan')).toMatchObject({ key, order })
    const changed = { ...order, city: 'Łódź' }
    expect(beginAttempt('jan', changed)).toEqual({ key, order: changed })
    expect(pendingAttempt('jan')).toMatchObject({ key, order: changed })
    forgetAttempt()
    expect(pendingAttempt('jan')).toBeNull()
    expect(beginAttempt('jan', order).key).not.toBe(key)
  })

  it('belongs to one person and to this tab, so that two tabs place two orders', () => {
    const { key } = beginAttempt('jan', order)
    expect(pendingAttempt('ola')).toBeNull()
    expect(beginAttempt('ola', order).key).not.toBe(key)
    expect(window.localStorage).toHaveLength(0)
  })
})

it('remembers the prices that were shown', () => {
  expect(seenPrices().size).toBe(0)
  rememberPrices([aCartLine(4)])
  expect([...seenPrices()]).toEqual([[7, 41_250]])
})

it('deletes everything at once', () => {
  storeDraft('jan', form)
  beginAttempt('jan', order)
  rememberPrices([aCartLine(4)])
  expect(window.sessionStorage).toHaveLength(3)
  forgetCheckout()
  expect(window.sessionStorage).toHaveLength(0)
})
