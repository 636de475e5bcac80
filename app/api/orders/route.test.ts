import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { beforeEach, expect, it, vi } from 'vitest'
import type { placeOrder } from '@/lib/product-api/orders.server'
import { requireCaller } from '@/lib/session/caller.server'
import { anOrder } from '@/tests/shop-examples'
import { POST } from './route'

vi.mock('@/lib/session/caller.server', () => ({ requireCaller: vi.fn<typeof requireCaller>() }))
vi.mock('@/lib/product-api/orders.server', () => ({
  placeOrder: vi.fn<typeof placeOrder>(async () => anOrder()),
}))

const form = {
  customerType: 'private_person',
  firstAndLastName: 'Jan Kowalski',
  email: 'jan@example.com',
  phone: '+48600100200',
  address: 'ul. Polna 1/2',
  city: 'Kraków',
  postCode: '30-001',
  country: 'Polska',
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: 'payment_at_delivery',
  consentPrivacy: true,
  consentCommercial: true,
  expectedTotal: 1650,
}

beforeEach(() => void vi.stubEnv('RATE_LIMITS', 'on'))

async function order(isGuest: boolean, address: string): Promise<number> {
  vi.mocked(requireCaller).mockResolvedValue({
    uid: crypto.randomUUID(),
    staffRole: null,
    lacksSecondFactor: false,
    isGuest,
    token: 'token',
    signedInAt: Date.now() / 1000,
    expiresAt: Date.now() / 1000 + 3600,
  })
  const request = new Request('http://127.0.0.1:3000/api/orders', {
    method: 'POST',
    body: JSON.stringify(form),
    headers: {
      host: '127.0.0.1:3000',
      'content-type': 'application/json',
      'x-forwarded-for': address,
      [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID(),
    },
  })
  return (await POST(request, { params: Promise.resolve({}) })).status
}

it('takes ten orders in ten minutes from new guests of one address, and any number from accounts', async () => {
  for (let placed = 0; placed < 10; placed += 1) expect(await order(true, '203.0.113.1')).toBe(201)
  expect(await order(true, '203.0.113.1')).toBe(429)
  expect(await order(true, '203.0.113.2')).toBe(201)
  expect(await order(false, '203.0.113.1')).toBe(201)
})
