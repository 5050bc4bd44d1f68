<?php

declare(strict_types=1);

namespace EventPortal\EventPortal\DataProcessing;

use TYPO3\CMS\Core\Page\AssetCollector;
use TYPO3\CMS\Core\Service\FlexFormService;
use TYPO3\CMS\Core\Utility\GeneralUtility;
use TYPO3\CMS\Core\Utility\PathUtility;
use TYPO3\CMS\Frontend\ContentObject\ContentObjectRenderer;
use TYPO3\CMS\Frontend\ContentObject\DataProcessorInterface;

/**
 * Prepares the tag of an element from the form of its content element, and requests the script.
 */
final class ElementProcessor implements DataProcessorInterface
{
    private const SCRIPT = 'EXT:event_portal/Resources/Public/EventPortal/event-portal.js';
    private const ELEMENTS = 'EXT:event_portal/Resources/Private/elements.json';

    /**
     * @param array<string, mixed> $contentObjectConfiguration
     * @param array<string, mixed> $processorConfiguration `host` and `settings` of the site
     * @param array<string, mixed> $processedData
     * @return array<string, mixed>
     */
    public function process(
        ContentObjectRenderer $cObj,
        array $contentObjectConfiguration,
        array $processorConfiguration,
        array $processedData
    ): array {
        $form = GeneralUtility::makeInstance(FlexFormService::class)
            ->convertFlexFormContentToArray((string)($processedData['data']['pi_flexform'] ?? ''));
        $elements = $this->readElements();
        $tag = (string)($form['element'] ?? 'event-portal');
        $host = trim((string)($processorConfiguration['host'] ?? ''));
        $isComplete = isset($elements[$tag]) && preg_match('#^https?://[^\s/@]+#i', $host) === 1;
        $processedData['eventPortal'] = ['isComplete' => $isComplete];
        if (!$isComplete) {
            return $processedData;
        }
        $attributes = ['host' => $host, 'locale' => $this->localeOf($cObj, $elements[$tag]['attributes'])];
        foreach ($elements[$tag]['attributes'] as $name => $kind) {
            $value = trim((string)($form[str_replace('-', '_', $name)] ?? ''));
            if ($name !== 'host' && $value !== '' && $this->isAllowed($name, $kind, $value)) {
                $attributes[$name] = $value;
            }
        }
        $settings = json_decode((string)($processorConfiguration['settings'] ?? ''));
        if (is_object($settings)) {
            $attributes['settings'] = json_encode($settings, JSON_THROW_ON_ERROR);
        }
        $this->requestScript();
        $processedData['eventPortal'] += [
            'openingTag' => '<' . $tag . ' ' . GeneralUtility::implodeAttributes($attributes, true, true) . '>',
            'closingTag' => '</' . $tag . '>',
        ];
        return $processedData;
    }

    /** @return array<string, array{attributes: array<string, array<string, mixed>>}> */
    private function readElements(): array
    {
        $text = file_get_contents(GeneralUtility::getFileAbsFileName(self::ELEMENTS));
        return json_decode((string)$text, true, 512, JSON_THROW_ON_ERROR);
    }

    /** @param array<string, array<string, mixed>> $attributes */
    private function localeOf(ContentObjectRenderer $cObj, array $attributes): string
    {
        $language = $cObj->getRequest()->getAttribute('language');
        $code = $language?->getLocale()->getLanguageCode() ?? '';
        return in_array($code, $attributes['locale']['choices'], true) ? $code : 'en';
    }

    /** @param array<string, mixed> $kind */
    private function isAllowed(string $name, array $kind, string $value): bool
    {
        if (isset($kind['choices'])) {
            return in_array($value, $kind['choices'], true);
        }
        if (str_ends_with($name, '-url')) {
            // No other protocol, also not behind control characters, which browsers ignore.
            return preg_match('#^(?:https?://|[^:]*(?:[/?\#]|$))#i', $value) === 1
                && preg_match('#[\x00-\x1F\x7F]#', $value) === 0;
        }
        if ($kind['type'] === 'boolean') {
            return $value === '1';
        }
        if ($kind['type'] === 'integer') {
            return ctype_digit($value) && $value >= $kind['min'] && $value <= $kind['max'];
        }
        return true;
    }

    private function requestScript(): void
    {
        $folder = dirname(PathUtility::getPublicResourceWebPath(self::SCRIPT)) . '/';
        GeneralUtility::makeInstance(AssetCollector::class)->addJavaScript(
            'event-portal',
            self::SCRIPT,
            ['type' => 'module', 'data-base' => $folder],
            ['useNonce' => true]
        );
    }
}
