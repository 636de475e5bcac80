/*
 * Preloaded into a program whose clock is to be wrong (`--import=…/shifted-clock.mjs?ms=3600000`): the time of day is so many
 * milliseconds later; timers and what they measure are right, as they are where a clock is wrong.
 */
const shift = Number(new URL(import.meta.url).searchParams.get('ms'))
const { now } = Date
const shiftedNow = () => now() + shift

globalThis.Date = new Proxy(Date, {
  apply: () => new Date().toString(),
  construct: (target, /** @type {ConstructorParameters<DateConstructor> | []} */ args) =>
    Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args),
})
Date.now = shiftedNow
