/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  saveFile(new File([text], `${name.replace(/[\\/:*?"<>|]/g, '')}.json`, { type: 'application/json' }));
}

/** Hands a file to the person, to be kept where the browser keeps such things. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
