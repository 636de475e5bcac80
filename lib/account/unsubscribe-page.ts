/** `unknown`: the shop has signed no such link; `later`: the product API is away, so the link is to be used again. */
export const unsubscribeStates = ['done', 'unknown', 'later'] as const
export type UnsubscribeState = (typeof unsubscribeStates)[number]
