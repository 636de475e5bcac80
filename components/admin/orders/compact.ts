/* Controls of the orders' list: 36 px where there is a mouse and a wide window, 44 px elsewhere. In a row of its table they are 26 px high. */

export const compactInputClass = 'lg:h-9! lg:px-2! lg:text-sm!'
export const compactSelectClass =
  'lg:max-w-40 lg:[&>select]:h-9! lg:[&>select]:pr-8! lg:[&>select]:pl-2! lg:[&>select]:text-sm!'
export const rowSelectClass = '[&>select]:h-6.5! [&>select]:pr-7! [&>select]:pl-1.5! [&>select]:text-sm!'
export const rowButtonClass = 'min-h-6.5! px-2! py-0!'
