// A clock of whole seconds that stands still while the page is hidden.
export class Clock {
  seconds = $state(0);
  running = $state(false);
  private timer = 0;

  start(): void {
    if (this.running) return;
    this.running = true;
    this.timer = window.setInterval(() => {
      if (!document.hidden) this.seconds += 1;
    }, 1000);
  }

  stop(): void {
    window.clearInterval(this.timer);
    this.running = false;
  }

  set(seconds: number): void {
    this.stop();
    this.seconds = seconds;
  }
}
