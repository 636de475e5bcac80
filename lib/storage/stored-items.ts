/**
 * Everything that the shop keeps in a browser: the privacy page shows this list, and nothing can be kept under a name that is not in
 * it. `*` stands for what differs from person to person. Texts: `stored.<id>` in the messages.
 */
export const storedItems = [
  { name: '__Host-session', place: 'cookie', id: 'session' },
  { name: 'session', place: 'cookie', id: 'session' },
  { name: 'language', place: 'cookie', id: 'language' },
  { name: 'language', place: 'browser', id: 'language' },
  { name: 'bieznik.signedIn', place: 'browser', id: 'signed_in' },
  { name: 'bieznik.guest', place: 'browser', id: 'guest' },
  { name: 'firebase:*', place: 'browser', id: 'firebase' },
  { name: '__sak', place: 'browser', id: 'firebase_test' },
  { name: '__sak', place: 'tab', id: 'firebase_test' },
  { name: 'bieznik.registration.*', place: 'browser', id: 'registration' },
  { name: 'bieznik.cars', place: 'browser', id: 'cars' },
  { name: 'bieznik.carsOwner', place: 'browser', id: 'cars_owner' },
  { name: 'import-columns', place: 'browser', id: 'import_columns' },
  { name: 'bieznik.orderViews', place: 'browser', id: 'order_views' },
  { name: 'bieznik.carrier', place: 'browser', id: 'carrier' },
  { name: 'bieznik.registrationDraft', place: 'tab', id: 'registration_draft' },
  { name: 'bieznik.registeredEmail', place: 'tab', id: 'registered_email' },
  { name: 'bieznik.wish', place: 'tab', id: 'pending_add' },
  { name: 'filter:*', place: 'tab', id: 'filter' },
  { name: 'bieznik.compared', place: 'tab', id: 'compared' },
  { name: 'bieznik.checkout', place: 'tab', id: 'checkout' },
  { name: 'bieznik.seenPrices', place: 'tab', id: 'seen_prices' },
  { name: 'bieznik.orderAttempt', place: 'tab', id: 'order_attempt' },
  { name: 'bieznik.paymentAttempt', place: 'tab', id: 'payment_attempt' },
  { name: 'bieznik.contactDraft', place: 'tab', id: 'contact_draft' },
  { name: 'bieznik.reloadedForVersion', place: 'tab', id: 'reloaded_for_version' },
] as const

type Item = (typeof storedItems)[number]
type Keys<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name

/** Keys of local storage. */
export type LocalKey = Keys<Extract<Item, { place: 'browser' }>['name']>

/** Keys of session storage, which ends with the tab. */
export type TabKey = Keys<Extract<Item, { place: 'tab' }>['name']>
