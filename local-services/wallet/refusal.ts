import { randomBytes } from 'node:crypto'

/** What PayPal calls the kinds of refusals, with their HTTP status. The names are PayPal's, the words are the stand-in's own. */
const kinds = {
  INVALID_REQUEST: [400, 'The request cannot be read.'],
  AUTHENTICATION_FAILURE: [401, 'The access token is missing or good no more.'],
  RESOURCE_NOT_FOUND: [404, 'There is nothing of this id.'],
  UNPROCESSABLE_ENTITY: [422, 'The request can be read, and what it asks for is not possible.'],
  INTERNAL_SERVER_ERROR: [500, 'PayPal has a fault of its own.'],
} as const satisfies Record<string, readonly [number, string]>

const descriptions = {
  CANNOT_BE_ZERO_OR_NEGATIVE: 'The amount has to be more than nothing.',
  CAPTURE_FULLY_REFUNDED: 'All of the money went back already.',
  COMPLIANCE_VIOLATION: 'The law does not allow this payment.',
  DUPLICATE_INVOICE_ID: 'There is a refund of this number.',
  INSTRUMENT_DECLINED: 'The bank declined the card.',
  INVALID_PARAMETER_SYNTAX: 'A field is not written as it should be.',
  INVALID_PARAMETER_VALUE: 'A field has a value that is not possible.',
  INVALID_RESOURCE_ID: 'There is nothing of this id.',
  INVALID_STRING_LENGTH: 'A field is too short or too long.',
  MALFORMED_REQUEST_JSON: 'This is no JSON.',
  MISSING_REQUIRED_PARAMETER: 'A field is missing.',
  ORDER_ALREADY_CAPTURED: 'The money of this order was taken already.',
  ORDER_NOT_APPROVED: 'The buyer has not approved the order.',
  PAYEE_BLOCKED_TRANSACTION: 'The seller does not take this payment.',
  PAYER_ACCOUNT_RESTRICTED: 'PAYER_ACCOUNT_RESTRICTED',
  PAYER_CANNOT_PAY: 'The buyer cannot pay with this account.',
  PENDING_CAPTURE: 'The money has not come in yet.',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'The buyer has to choose another way to pay.',
  REFUND_AMOUNT_EXCEEDED: 'There is less left than is to go back.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'The money came in in another currency.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'There is too little in the account to send it back.',
  TRANSACTION_LIMIT_EXCEEDED: 'The amount is more than the account may pay.',
  TRANSACTION_REFUSED: 'The payment was refused.',
} as const

export type Issue = keyof typeof descriptions
type Kind = keyof typeof kinds

/** Why the stand-in can be made to take no money. */
export const declines = [
  'INSTRUMENT_DECLINED',
  'COMPLIANCE_VIOLATION',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
] as const satisfies readonly Issue[]
export type Decline = (typeof declines)[number]

/** A refusal in PayPal's form: name, message, debug_id and details of issues with their descriptions. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object

  constructor(kind: Kind, issue?: Issue, field?: string) {
    const [status, message] = kinds[kind]
    super(`${kind} ${issue ?? ''}`)
    this.status = status
    this.body = {
      name: kind,
      ...(issue && { details: [{ ...(field && { field }), issue, description: descriptions[issue] }] }),
      message,
      debug_id: randomBytes(7).toString('hex').slice(0, 13),
      links: [],
    }
  }
}

/** What the token endpoint and a refused token say; PayPal words these two in OAuth's form. */
export const oauthRefusals = {
  invalid_client: { error: 'invalid_client', error_description: 'The client id or its secret is wrong.' },
  invalid_token: { error: 'invalid_token', error_description: 'The access token is none.' },
} as const
