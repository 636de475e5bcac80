/*
 * Apart from the schemas, and without zod: staff's screens need the words alone.
 */

export const withdrawalStatuses = ['received', 'goods_back', 'refunded', 'rejected'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Nothing is to be done any more. */
export const settledStatuses: readonly WithdrawalStatus[] = ['refunded', 'rejected']
export const isSettled = (status: WithdrawalStatus): boolean => settledStatuses.includes(status)

/** The number that the person is given: `W-000042`. */
export const withdrawalNumber = (id: number): string => `W-${String(id).padStart(6, '0')}`
