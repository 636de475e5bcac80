interface Promised {
  promise: string
  /** The figure to reach. */
  figure: string
}

/** What the shop promises, in the order of the page that the resilience tests write (`docs/promises.md`). */
export const promises = {
  oversell: {
    promise: 'never oversold',
    figure:
      '500 orders at once for 100 units: exactly 100, stock 0, ledger and mails 100, 20 times in a row; 200 orders of 3 on 100: exactly 33',
  },
  deadlock: {
    promise: 'no deadlock reaches anyone',
    figure: '400 orders of 4 products out of 10 at once: all answered, none with a database error',
  },
  intent: {
    promise: 'one order per intent',
    figure:
      'one key 50 times at once: 1 order, 49 repeats; two keys on one cart: 1 order; another body with the same key: 422; a refusal does not burn the key',
  },
  whole: {
    promise: 'all or nothing',
    figure: 'stopped or failed at every statement of the transaction: no partial state',
  },
  killed: {
    promise: 'killed in the middle',
    figure:
      '20 times `kill -9` during 2,000 orders whose clients repeat: 2,000 orders, none headless, stock conserved, ready again in 3 s',
  },
  price: {
    promise: 'the price shown is the price charged',
    figure: 'every change between cart and order is refused with the new figures',
  },
  edits: {
    promise: 'edits are not lost',
    figure:
      '50 products added at once: 50 lines; 100 quantity changes at once: one of the values sent, never above the limit',
  },
  mail: {
    promise: 'no mail is lost',
    figure:
      'mail server away, 100 orders: nothing slower, 100 mails within a minute of its return; at most one double per connection and crash, with the same Message-ID; a poisoned mail is set aside after 8 tries',
  },
  'paypal-once': {
    promise: 'a payment through PayPal is taken once',
    figure:
      'connection cut after capture, 5 repeats: 1 capture; 10 equal webhooks in any order: 1 payment; wallet gone: 503 in 8 s, all else unharmed',
  },
  'paypal-lost': {
    promise: 'a payment through PayPal without a notification is found by asking',
    figure: 'capture answered to nobody, no webhook, browser gone: 1 payment after the next look',
  },
  'przelewy24-once': {
    promise: 'a payment through Przelewy24 is counted once',
    figure:
      '10 equal notifications at once: 1 payment; notification, buyer and job in any order, also through two processes: 1 payment; verified and the answer lost, notified again: 1 payment',
  },
  'przelewy24-lost': {
    promise: 'a payment through Przelewy24 without a notification is found by asking',
    figure:
      'no notification and browser gone: 1 payment after the next look; no notification: 1 payment when the buyer is back; paid days after it was given up: 1 payment when the buyer looks',
  },
  'money-goes-once': {
    promise: 'money goes back once, and nobody is asked for what was paid',
    figure:
      '1,000 random histories of asking, refusal, silence, late and double notification, restart: what left the provider equals the books to the grosz; 0 orders asked again',
  },
  'published-limits': {
    promise: 'outside services are met within the limits that they publish',
    figure: '60 invoices waiting for KSeF: all sent without a single call beyond its limits',
  },
  'transfer-once': {
    promise: 'a bank transfer is counted once',
    figure:
      'one statement imported 10 times at once: each line once; statements that overlap, in two formats: each line once; 10 yeses at once through two processes: 1 payment',
  },
  'transfer-lost': {
    promise: 'a bank transfer of a statement that was missed is found by importing it later',
    figure:
      'the statements of three days in any order, one of them missed and imported last: each line proposed for its order and counted once',
  },
  numbers: {
    promise: 'numbers of invoices have no gap and no double',
    figure: '50 shipments at once, `kill -9` 20 times: each order invoiced once, numbers without gap',
  },
  ksef: {
    promise: 'no invoice is lost or doubled while KSeF is away',
    figure:
      'refused, silent, broken off and 5xx for 24 hours on a moved clock: afterwards each invoice has one number there, with its confirmation, and the bookkeeper sees it',
  },
  shipment: {
    promise: 'one shipment for one parcel',
    figure:
      'the answer lost after the carrier made it, the look for it failing too: 1 shipment; the same call 6 times and 6 processes at once: 1 shipment',
  },
  'product-api': {
    promise: 'one can look around while the product API is away',
    figure:
      'pages seen before: all 200, at most 35 upstream tries in the first minute; cart and order: 503 within 1 s; fresh 5 s after its return; unseen pages: 503 with Retry-After',
  },
  slow: {
    promise: 'a slow product API does not slow other requests',
    figure: '30 s answers under 200 requests: every reply within 2.5 s, other pages unharmed',
  },
  stampede: {
    promise: 'no stampede',
    figure: '50 requests for one cold or stale page: 1 upstream call; never more than 20 at once',
  },
  postgres: {
    promise: 'PostgreSQL may go and come back',
    figure:
      'stopped for 60 s: 503 within 1 s, ready says so, live does not, back within 5 s without a restart',
  },
  'slow-postgres': {
    promise: 'PostgreSQL may be slow',
    figure:
      'a second more for each of its answers: an order is placed or refused in 8 s, live answers at once',
  },
  records: {
    promise: 'one can buy while the user records are away',
    figure: 'realtime database times out or is unreachable: order 201; account 503 within 5 s',
  },
  identity: {
    promise: 'nobody is signed out by an outage of identity',
    figure: 'identity times out or is unreachable: 503 within 4 s, never 401; pages 200',
  },
  clock: {
    promise: 'a clock that is wrong lets nobody in',
    figure:
      'an hour ahead or behind: 401 to every token of now, never 200 and never 5xx; well again with the clock',
  },
  disk: {
    promise: 'a full disk breaks no more than uploads',
    figure:
      'upload: an error of its own and no file left behind; other pages unharmed; uploads well again with room',
  },
  shutdown: {
    promise: 'stopping and restarting lose nothing',
    figure:
      'SIGTERM under load: no request lost, gone within 10 s; two instances restarted in turn: no error',
  },
  sideways: {
    promise: 'two of each are one shop',
    figure:
      'two storefronts and two product APIs: a price changed through one is seen through the other within 2 s, also when the Redis between them was restarted, and without one; no mail twice',
  },
  backup: {
    promise: 'what was there yesterday comes back',
    figure: 'taken under load, restored elsewhere with one command: equal, back within 2 minutes',
  },
  versions: {
    promise: 'a new version is felt by nobody',
    figure: 'two versions behind one proxy: every page of both works and buys; an open page goes on',
  },
  restore: {
    promise: 'a restored backup gives nothing to two people',
    figure:
      'backup under load, orders after it, restore, orders again: no number twice, no old link opens anything, a gap in the invoices that the report names',
  },
  input: {
    promise: 'hostile input breaks nothing',
    figure: '10,000 generated requests: no 5xx, nothing undeclared, no stack',
  },
  access: {
    promise: 'who may what',
    figure: 'every route × everyone: as tabled, also with the middleware removed',
  },
} satisfies Record<string, Promised>

export type PromiseId = keyof typeof promises
