/** Made by `scripts/reader-messages.mjs`: until then there is no such file. */
declare module '@/messages/readers/*.json' {
  const messages: import('./pick-messages').Picked
  export default messages
}
