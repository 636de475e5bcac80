import { randomBytes } from 'node:crypto'

/** What PayPal calls the kinds of refusals, with their HTTP status. */
const kinds = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  AUTHENTICATION_FAILURE: [401, 'Authentication failed due to missing authorization header.'],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  UNPROCESSABLE_ENTITY: [
    422,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error has occurred.'],
} as const satisfies Record<string, readonly [number, string]>

const descriptions = {
  INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  INSTRUMENT_DECLINED:
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  ORDER_ALREADY_CAPTURED:
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  CANNOT_BE_ZERO_OR_NEGATIVE:
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  MISSING_REQUIRED_PARAMETER: 'A required field / parameter is missing.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
} as const

export type Issue = keyof typeof descriptions
type Kind = keyof typeof kinds

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
      links: issue
        ? [
            {
              href: `https://developer.paypal.com/docs/api/orders/v2/#error-${issue}`,
              rel: 'information_link',
              method: 'GET',
            },
          ]
        : [],
    }
  }
}

/** What the token endpoint and a refused token say; PayPal words these two in OAuth's form. */
export const oauthRefusals = {
  invalid_client: { error: 'invalid_client', error_description: 'Client Authentication failed' },
  invalid_token: { error: 'invalid_token', error_description: 'Token signature verification failed' },
} as const
