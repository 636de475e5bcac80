/** Whose order it is, and how they prove it: the uid of a signed-in person, or the signed link. */
export type OrderBuyer = { uid: string } | { link: string }

/** In the keys of queries, so that no one ever sees another's. */
export const buyerKey = (buyer: OrderBuyer): string => ('uid' in buyer ? buyer.uid : buyer.link)

/** The id of a part of an order, to which mails lead: on the page of its link alone, since a list may show two orders at once. */
export const anchorOf = (buyer: OrderBuyer, part: 'payment' | 'documents'): string | undefined =>
  'link' in buyer ? part : undefined
