import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { workingDayFrom } from '@bieznik/contract/selling/working-day'

/** How long the shop waits for money. */
export type PaymentTerms = {
  /** Days from the order until it is to be paid; one that is not a working day counts as the next that is. */
  days: number
  /** Days after that until an unpaid order is canceled: a transfer and the import of a statement take some. */
  graceDays: number
}

/** The last day for paying what is ordered at this moment. */
export const paidUntilOf = (moment: Date, { days }: PaymentTerms): string =>
  workingDayFrom(addDays(dayInWarsaw(moment), days))
