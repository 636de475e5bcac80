/** `done`: the address is noted; `gone`: the product is not sold any more. */
export const stockNoticeStates = ['done', 'gone'] as const
export type StockNoticeState = (typeof stockNoticeStates)[number]
