import { expect, test } from 'vitest'
import { publishedIssues } from '../../../../test/published-issues.ts'
import { readCapture } from './capture-answer.ts'

/** Every reason that PayPal publishes for refusing to take the money of an order. */
const published = publishedIssues('paypal-orders', 'orders.capture-422')

/** Of a request that is wrong, of an account that is not set up, or of a way to pay that the shop does not use. */
const faults = new Set(
  `AGREEMENT_ALREADY_CANCELLED APPLE_PAY_AMOUNT_MISMATCH AUTH_CAPTURE_NOT_ENABLED BANK_NOT_SUPPORTED_FOR_VERIFICATION
  BILLING_AGREEMENT_ID_MISMATCH BILLING_AGREEMENT_NOT_FOUND CANCEL_URL_REQUIRED CARD_EXPIRY_REQUIRED CARD_NUMBER_REQUIRED
  CURRENCY_NOT_SUPPORTED_FOR_BANK DUPLICATE_INVOICE_ID IBAN_COUNTRY_NOT_SUPPORTED IDENTIFIER_NOT_FOUND
  INCOMPATIBLE_PARAMETER_VALUE INVALID_IBAN INVALID_PICKUP_ADDRESS INVALID_PREVIOUS_TRANSACTION_REFERENCE
  INVALID_SECURITY_CODE_LENGTH MERCHANT_INITIATED_WITH_AUTHENTICATION_RESULTS MERCHANT_INITIATED_WITH_MULTIPLE_PURCHASE_UNITS
  MERCHANT_INITIATED_WITH_SECURITY_CODE MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE MISSING_CRYPTOGRAM MISSING_PREVIOUS_REFERENCE
  NOT_ELIGIBLE_FOR_PAYPAL_TRANSACTION_ID_PROCESSING NOT_ELIGIBLE_FOR_PNREF_PROCESSING NOT_ENABLED_FOR_BANK_PROCESSING
  NOT_ENABLED_FOR_CARD_PROCESSING ONLY_ONE_BANK_SOURCE_ALLOWED PAYEE_FX_RATE_ID_EXPIRED PAYEE_NOT_ENABLED_FOR_BANK_PROCESSING
  PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING PAYMENT_SOURCE_MISMATCH PAYMENT_SOURCE_NOT_SUPPORTED PAYPAL_TRANSACTION_ID_EXPIRED
  PAYPAL_TRANSACTION_ID_NOT_FOUND PLATFORM_FEE_PAYEE_CANNOT_BE_SAME_AS_PAYER PNREF_EXPIRED PNREF_NOT_FOUND
  PREFERRED_PAYMENT_SOURCE_MISMATCH PREVIOUS_TRANSACTION_REFERENCE_HAS_CHARGEBACK PREVIOUS_TRANSACTION_REFERENCE_VOIDED
  REQUIRED_PARAMETER_FOR_CUSTOMER_INITIATED_PAYMENT RETURN_URL_REQUIRED SETUP_ERROR_FOR_BANK SHIPPING_ADDRESS_INVALID
  TOKEN_ID_NOT_FOUND VAULT_INSTRUCTION_REQUIRED`.split(/\s+/),
)

const answer = (issue: string, words: string | null = 'Pay in another way.') => ({
  status: 422,
  body: null,
  issue,
  words,
})

test('every published reason for taking no money is decided: a fault, or what the buyer can do', () => {
  const undecided = published.filter((issue) => {
    try {
      return readCapture(answer(issue)).kind === 'answered'
    } catch {
      return !faults.has(issue)
    }
  })
  expect(undecided).toEqual([])
  expect([...faults].filter((issue) => !published.includes(issue))).toEqual([])
})

test.each([...faults])('%s is a fault', (issue) => {
  expect(() => readCapture(answer(issue))).toThrow(issue)
})

test.each([
  'COMPLIANCE_VIOLATION',
  'DOMESTIC_TRANSACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
  'PAYEE_BLOCKED_TRANSACTION',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
])('%s asks the buyer to pay in another way, in the words of PayPal', (issue) => {
  expect(readCapture(answer(issue))).toEqual({ kind: 'declined', words: 'Pay in another way.' })
})

test('a reason that only repeats its name is declined without words', () => {
  expect(readCapture(answer('PAYER_ACCOUNT_RESTRICTED', 'PAYER_ACCOUNT_RESTRICTED'))).toEqual({
    kind: 'declined',
    words: '',
  })
  expect(readCapture(answer('PAYER_ACCOUNT_RESTRICTED', null))).toEqual({ kind: 'declined', words: '' })
})

test('an order that is not approved, was taken already or is gone is none of these', () => {
  expect(readCapture(answer('PAYER_ACTION_REQUIRED')).kind).toBe('not approved')
  expect(readCapture(answer('ORDER_ALREADY_CAPTURED')).kind).toBe('taken already')
  expect(readCapture({ ...answer(''), status: 404 }).kind).toBe('gone')
  expect(readCapture({ ...answer(''), status: 409 }).kind).toBe('taken already')
})
