/** Puts a value into a field of this name as extensions do: past React, and without an event. */
export function setSilently(within: Element, name: string, value: string): void {
  const field = within.querySelector(`[name="${name}"]`)
  if (!field) throw new Error(`there is no field ${name}`)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
