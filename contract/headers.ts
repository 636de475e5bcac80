/** One id from the browser to the database, in every log line and every error. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Sent with `moveToOrder`: a repeat with the same key answers the first order. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

/** On an answer that repeats the first one. */
export const IDEMPOTENT_REPLAYED_HEADER = 'idempotent-replayed'
