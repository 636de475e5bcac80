/** What the stories need of a browser, whichever protocol drives it. Code is an expression in the page, and must not throw. */
export interface Driver {
  go: (url: string) => Promise<unknown>
  run: (code: string) => Promise<unknown>
  /** The three act as a person does, on the element that the code finds. */
  click: (code: string) => Promise<void>
  type: (code: string, text: string) => Promise<void>
  choose: (code: string, value: string) => Promise<void>
  /** What the console has complained of so far, breaches of the content security policy included. */
  errors: () => Promise<readonly string[]>
  close: () => Promise<void>
}

export interface Engine {
  name: string
  /** The program without which there is no such browser on this machine. */
  program: string
  open: () => Promise<Driver>
}
