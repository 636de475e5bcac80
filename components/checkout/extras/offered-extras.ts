import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import { createContext } from 'react'

/** What the shop does or adds within the price. */
export const OfferedExtrasContext = createContext<readonly ExtraKind[]>([])
