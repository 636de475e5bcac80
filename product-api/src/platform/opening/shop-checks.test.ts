import { expect, test } from 'vitest'
import {
  checkBackup,
  checkDelivery,
  checkDemo,
  checkInvoices,
  checkMail,
  checkPayment,
  checkPrepaid,
  checkPhotographs,
  checkSafety,
} from './shop-checks.ts'

test.each([
  [{ incomplete: 3, isRequired: true }, 'safety_incomplete'],
  [{ incomplete: 3, isRequired: false }, 'safety_incomplete'],
  [{ incomplete: 0, isRequired: false }, 'safety_optional'],
  [{ incomplete: 0, isRequired: true }, 'safety_complete'],
])('safety data %o are %s', (facts, reason) => {
  expect(checkSafety(facts).reason).toBe(reason)
})

test.each([
  [{ missing: 0, small: 0 }, 'photographs_fit'],
  [{ missing: 2, small: 0 }, 'photographs_missing'],
  [{ missing: 2, small: 1 }, 'photographs_missing'],
  [{ missing: 0, small: 1 }, 'photographs_small'],
])('photographs with %o are %s', (facts, reason) => {
  expect(checkPhotographs(facts)).toMatchObject({ reason, values: { small: String(facts.small) } })
})

const mail = {
  from: 'sklep@opony.pl',
  siteHost: 'www.opony.pl',
  companyEmail: 'biuro@opony.pl',
  server: { failure: null },
}

test.each([
  [{}, 'mail_works'],
  [{ siteHost: 'opony.pl' }, 'mail_works'],
  [{ siteHost: 'sklep.inna.pl' }, 'mail_works'],
  [{ siteHost: 'sklep.inna.pl', companyEmail: 'biuro@inna.pl' }, 'mail_foreign'],
  [{ siteHost: 'nieopony.pl', companyEmail: 'biuro@inna.pl' }, 'mail_foreign'],
  [
    { from: 'sklep@bieznik.example', siteHost: 'bieznik.example', companyEmail: 'a@bieznik.example' },
    'mail_foreign',
  ],
  [{ from: 'SKLEP@OPONY.PL' }, 'mail_works'],
  [{ server: { failure: 'EAUTH AUTH PLAIN 535' } }, 'mail_unreachable'],
  [{ server: null }, 'mail_folder'],
])('mail with %o is %s', (differences, reason) => {
  expect(checkMail({ ...mail, ...differences }).reason).toBe(reason)
})

test.each([
  [null, 'invoices_none'],
  ['https://api.ksef.mf.gov.pl/v2', 'invoices_ksef'],
  ['https://api-test.ksef.mf.gov.pl/v2', 'invoices_test'],
  ['https://api-demo.ksef.mf.gov.pl/v2', 'invoices_test'],
  ['http://127.0.0.1:9400', 'invoices_test'],
])('a KSeF at %s is %s', (url, reason) => {
  expect(checkInvoices(url).reason).toBe(reason)
})

test.each([
  [null, 'prepaid_undecided'],
  ['delivery', 'prepaid_delivery'],
  ['advance', 'prepaid_advance'],
] as const)('invoices of what is paid before, chosen as %s, are %s', (prepaid, reason) => {
  expect(checkPrepaid(prepaid).reason).toBe(reason)
})

test.each([
  [[], 'delivery_by_hand'],
  [['https://api-shipx-pl.easypack24.net'], 'delivery_labels'],
  [['https://sandbox-api-shipx-pl.easypack24.net'], 'delivery_test'],
  [['http://127.0.0.1:9600'], 'delivery_test'],
])('carriers at %s are %s', (urls, reason) => {
  expect(checkDelivery(urls).reason).toBe(reason)
})

test.each([
  [[], 'payment_cash'],
  [['https://api-m.paypal.com'], 'payment_wallet'],
  [['https://api-m.paypal.com', 'https://secure.przelewy24.pl'], 'payment_wallet'],
  [['https://api-m.paypal.com', 'https://sandbox.przelewy24.pl'], 'payment_sandbox'],
  [['https://api-m.sandbox.paypal.com'], 'payment_sandbox'],
  [['http://127.0.0.1:9200'], 'payment_sandbox'],
])('payment through %s is %s', (urls, reason) => {
  expect(checkPayment(urls).reason).toBe(reason)
})

const now = new Date('2026-11-26T12:00:00Z')

test.each([
  ['2026-11-26T11:59:00Z', 'backup_fresh', '0'],
  ['2026-11-24T12:00:01Z', 'backup_fresh', '47'],
  ['2026-11-24T12:00:00Z', 'backup_old', '48'],
  // The clocks of two machines differ a little.
  ['2026-11-26T12:00:05Z', 'backup_fresh', '0'],
])('a backup of %s is %s', (at, reason, hours) => {
  expect(checkBackup({ lastAt: new Date(at), now })).toMatchObject({ reason, values: { hours } })
})

test('no backup on record is reported', () => {
  expect(checkBackup({ lastAt: null, now }).reason).toBe('backup_never')
})

test('what is left of the sample is counted', () => {
  expect(checkDemo({ products: 0, orders: 0 }).reason).toBe('demo_gone')
  expect(checkDemo({ products: 0, orders: 2 })).toMatchObject({
    reason: 'demo_there',
    values: { products: '0', orders: '2' },
  })
})
