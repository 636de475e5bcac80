import { z } from 'zod'

/** In the order in which an order passes them; `Canceled` can be reached from anywhere. */
export const orderStatuses = ['Pending', 'In Processing', 'Sent', 'Delivered', 'Canceled'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The status as the wire writes it. */
export const orderStatusSchema = z.enum(orderStatuses)

/** A pattern with a flag would lose it in the documents of the API. */
const anyCase = (word: string): string =>
  word.replaceAll(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)

const INPUT = new RegExp(String.raw`^\s?(?:${orderStatuses.map(anyCase).join('|')})\s?$`)

/** A status as a caller may write it: the case of letters does not matter (`pending`). */
export const orderStatusInputSchema = z
  .string()
  .regex(INPUT)
  .transform((text, context): OrderStatus => {
    const status = orderStatuses.find((known) => known.toLowerCase() === text.trim().toLowerCase())
    if (status) return status
    context.issues.push({ code: 'invalid_value', values: [...orderStatuses], input: text })
    return z.NEVER
  })

/** What the detail screen offers: the next status in order, or Canceled; nothing after Canceled. */
const nextSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['In Processing', 'Canceled'],
  'In Processing': ['Sent', 'Canceled'],
  Sent: ['Delivered', 'Canceled'],
  Delivered: ['Canceled'],
  Canceled: [],
}

/**
 * The two ways in which staff change a status: step by step on the detail screen, or directly to any
 * status in the list.
 */
export const statusChangeModes = ['step', 'direct'] as const
export type StatusChangeMode = (typeof statusChangeModes)[number]

export function reachableStatuses(from: OrderStatus, mode: StatusChangeMode): readonly OrderStatus[] {
  return mode === 'step' ? nextSteps[from] : orderStatuses.filter((status) => status !== from)
}

/** How long the mail about a change of status waits, so that the change can be undone unseen. */
export const UNDO_SECONDS = 10

/** A cancellation, and any step but the next one, is asked about before it is taken. */
export function asksFirst(from: OrderStatus, to: OrderStatus): boolean {
  return to === 'Canceled' || !nextSteps[from].includes(to)
}

export function canChangeStatus(from: OrderStatus, to: OrderStatus, mode: StatusChangeMode): boolean {
  return reachableStatuses(from, mode).includes(to)
}
