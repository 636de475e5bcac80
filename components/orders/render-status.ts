import type { OrderStatus } from '@bieznik/contract/order-status'
import type { ReactNode } from 'react'

/** How each status is shown; the page gives it, because staff see the same badges. */
export type RenderStatus = Record<OrderStatus, ReactNode>
