/* Controls of the orders' list: 36 px where there is a mouse and a wide window, 44 px elsewhere. In a row of its table they are 26 px high. */

export const compactInputClass = 'lg:h-9! lg:px-2! lg:text-sm!'
export const compactSelectClass =
  'max-sm:[&>select]:text-sm! max-sm:[&>select]:pr-7! max-sm:[&>select]:pl-2! max-sm:after:right-2! lg:max-w-40 lg:after:right-2! lg:[&>select]:h-9! lg:[&>select]:pr-7! lg:[&>select]:pl-2! lg:[&>select]:text-sm!'
export const rowSelectClass =
  '[&>select]:h-6.5! [&>select]:pr-5! [&>select]:pl-1! [&>select]:text-[0.8125rem]! after:right-1! after:size-3.5!'
export const rowButtonClass = 'min-h-6.5! px-1.5! py-0! text-[0.8125rem]!'
