/** At or below this many the stock is shown as a number, above it as "more than enough". */
export const STOCK_SHOWN_UP_TO = 20
