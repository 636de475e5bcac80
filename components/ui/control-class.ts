/** The look of everything that is typed or chosen in. 16 px text, since phones zoom into anything smaller. */
export const controlClass =
  'border-edge bg-sheet text-rubber w-full rounded-sm border px-3 text-base transition-colors ' +
  'hover:border-rubber disabled:border-line disabled:bg-paper disabled:text-quiet disabled:cursor-not-allowed ' +
  '[&[readonly]]:bg-paper aria-invalid:border-amber aria-invalid:border-2'
