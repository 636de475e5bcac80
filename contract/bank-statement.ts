/** Files of banks that can be imported. */
export const bankFormats = ['mt940', 'mbank_csv', 'pko_csv'] as const

/**
 * What a person decided on a line of a statement.
 * - `joined`: it pays an order, or a part of it does.
 * - `taken_back`: it does not after all.
 * - `sent_back`: what was left of it went back to the payer.
 * - `not_ours`: what was left of it is for no order of the shop.
 * - `reopened`: it waits for a person again.
 */
export const lineEvents = ['joined', 'taken_back', 'sent_back', 'not_ours', 'reopened'] as const
