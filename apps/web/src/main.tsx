import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { bindOwnPages } from './app/own-pages.ts';
import { applySettings } from './settings/settings.ts';

applySettings();
bindOwnPages(document.getElementById('own-pages')?.textContent ?? null);
createRoot(document.getElementById('root')!).render(<App />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
