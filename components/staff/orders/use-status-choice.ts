'use client'

import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { useState } from 'react'

interface StatusChoice {
  chosen: OrderStatus | undefined
  /** Somebody else has changed the status since it was chosen. */
  isOvertaken: boolean
}

interface Screen {
  /** What was set from here. */
  own: OrderStatus | undefined
  /** What stands in the dropdown when the order is shown with this status. */
  initial: (current: OrderStatus) => OrderStatus | undefined
  /** The same after somebody else has changed it. */
  afterOthers: (current: OrderStatus) => OrderStatus | undefined
}

/**
 * What is chosen on the ground of the status that is shown. When the status changes by another hand, the choice is void:
 * what comes next is another thing by then.
 */
export function useStatusChoice(current: OrderStatus, { own, initial, afterOthers }: Screen) {
  const [state, setState] = useState<StatusChoice & { seen: OrderStatus }>({
    seen: current,
    chosen: initial(current),
    isOvertaken: false,
  })
  if (state.seen !== current) {
    const isOwn = own === current
    const hadChosen = state.chosen !== state.seen
    setState({
      seen: current,
      chosen: isOwn ? initial(current) : afterOthers(current),
      isOvertaken: !isOwn && hadChosen,
    })
  }
  const choose = (chosen: OrderStatus | undefined) => setState({ seen: current, chosen, isOvertaken: false })
  return { chosen: state.chosen, isOvertaken: state.isOvertaken, choose }
}
