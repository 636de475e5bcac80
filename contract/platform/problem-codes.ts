/*
 * Apart from the schemas, and without Zod: pages that are only read know a failure when they meet one.
 */

/** Every way in which a call can fail, with its HTTP status. The page shows `t('errors.' + code)`. */
export const problemStatuses = {
  invalid_request: 400,
  unauthenticated: 401,
  token_expired: 401,
  forbidden: 403,
  foreign_origin: 403,
  recent_sign_in_required: 403,
  /** The role of this member of staff counts from a sign-in with a second factor on. */
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_in_cart: 409,
  cart_empty: 409,
  out_of_stock: 409,
  not_for_sale: 409,
  price_changed: 409,
  cart_changed: 409,
  stale_status: 409,
  /** An account with a role of the staff is not deleted, or the shop might lose its owner. */
  role_held: 409,
  status_not_allowed: 409,
  /** The mail about a change of status has left, so the change cannot be undone unseen. */
  mail_left: 409,
  changed_meanwhile: 409,
  /** The buyer has not approved the payment yet. */
  payment_not_approved: 409,
  /** What the provider captured is not what was asked for; a person has to look. */
  payment_disputed: 409,
  /** The provider does not send the money back; `fields` may carry its own text under the path `provider`. */
  refund_refused: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  quantity_out_of_range: 422,
  payment_method_unavailable: 422,
  /** Nothing is sent to the country that the order would go to. */
  country_not_delivered_to: 422,
  /** No wallet payment is configured. */
  wallet_unavailable: 422,
  /** The provider or the buyer's bank refused; `fields` may carry the provider's own text under the path `provider`. */
  payment_declined: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
  /** Nothing more can be kept until somebody makes room. */
  storage_full: 507,
} as const

export type ProblemCode = keyof typeof problemStatuses

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemStatuses, code)

export const problemCodes = Object.keys(problemStatuses).filter(isProblemCode)
