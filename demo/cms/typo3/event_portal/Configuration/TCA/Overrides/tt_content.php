<?php

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') || die();

(static function (): void {
    $texts = 'LLL:EXT:event_portal/Resources/Private/Language/locallang.xlf:';
    $type = 'eventportal_element';

    ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
        'label' => $texts . 'title',
        'description' => $texts . 'description',
        'value' => $type,
        'icon' => 'eventportal-element',
        'group' => 'special',
    ]);
    $GLOBALS['TCA']['tt_content']['ctrl']['typeicon_classes'][$type] = 'eventportal-element';
    // The build writes this form from the list of the elements.
    $GLOBALS['TCA']['tt_content']['columns']['pi_flexform']['config']['ds']['*,' . $type]
        = 'FILE:EXT:event_portal/Configuration/FlexForms/Element.xml';
    $GLOBALS['TCA']['tt_content']['types'][$type] = [
        'showitem' => '
            --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:general,
                --palette--;;general,
                --palette--;;headers,
                pi_flexform,
                bodytext;' . $texts . 'fallback,
            --div--;LLL:EXT:frontend/Resources/Private/Language/locallang_ttc.xlf:tabs.appearance,
                --palette--;;frames,
                --palette--;;appearanceLinks,
            --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:language,
                --palette--;;language,
            --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:access,
                --palette--;;hidden,
                --palette--;;access,
        ',
        'columnsOverrides' => [
            'bodytext' => ['config' => ['enableRichtext' => true]],
        ],
    ];
})();
